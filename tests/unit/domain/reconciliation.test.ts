import { expect, it } from 'vitest';
import {
  isSuspicious,
  type Reconciliation,
  type RecordState,
  reconciliationOf,
} from '../../../src/domain/reconciliation';

const record = (changes: Partial<RecordState> = {}): RecordState => ({
  generation: '1700000000000002',
  isMissing: false,
  isUnconfirmed: false,
  ...changes,
});

it.each<[string, RecordState | null, string | null, Reconciliation | null]>([
  ['no object and no record', null, null, null],
  ['a new object', null, '1700000000000001', 'create'],
  ['the object that it describes', record(), '1700000000000002', null],
  ['a newer object', record(), '1700000000000003', 'update'],
  ['an object older than the record', record(), '1700000000000001', null],
  ['a newer object of more digits', record({ generation: '9' }), '10', 'update'],
  ['generations beyond safe integers', record({ generation: '9007199254740992' }), '9007199254740993', 'update'],
  ['an object that is not described yet', record({ generation: null }), '1', 'update'],
  ['an object whose record is provisional', record({ generation: null, isUnconfirmed: true }), '1', 'update'],
  ['no object', record(), null, 'markMissing'],
  ['no object and a record from the client', record({ generation: null }), null, 'markMissing'],
  ['no object and a record that is marked missing', record({ isMissing: true }), null, null],
  ['no object and a provisional record', record({ generation: null, isUnconfirmed: true }), null, 'rollback'],
  ['the object that the record marks missing', record({ isMissing: true }), '1700000000000002', 'update'],
  ['a newer object than the missing one', record({ isMissing: true }), '1700000000000003', 'update'],
  ['an older object than the missing one', record({ isMissing: true }), '1700000000000001', null],
])('the write that a record needs for %s', (_, state, generation, action) => {
  expect(reconciliationOf(state, generation)).toBe(action);
});

it.each([
  [0, 0, false],
  [10, 10, false],
  [11, 11, true],
  [11, 110, false],
  [11, 109, true],
  [100, 5000, false],
])('%i missing files of %i are suspicious: %s', (missing, total, suspicious) => {
  expect(isSuspicious(missing, total)).toBe(suspicious);
});
