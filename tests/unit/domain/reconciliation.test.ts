import { expect, it } from 'vitest';
import { isSuspicious, type RecordState, reconciliationOf } from '../../../src/domain/reconciliation';

const RECORD: RecordState = { generation: '2', isMissing: false, isUnconfirmed: false };
const UNREAD = { ...RECORD, generation: null };
const PROVISIONAL = { ...UNREAD, isUnconfirmed: true };
const MISSING = { ...RECORD, isMissing: true };

it.each<[string, RecordState | null, string | null, string | null]>([
  ['no object and no record', null, null, null],
  ['a new object', null, '1', 'create'],
  ['the object that it describes', RECORD, '2', null],
  ['an older object, which was read too early', RECORD, '1', null],
  ['a newer object of more digits', RECORD, '10', 'update'],
  ['generations beyond safe integers', { ...RECORD, generation: '9007199254740992' }, '9007199254740993', 'update'],
  ['an object that is not described yet', UNREAD, '1', 'update'],
  ['no object', RECORD, null, 'markMissing'],
  ['no object and a record from the client', UNREAD, null, 'markMissing'],
  ['no object and a provisional record', PROVISIONAL, null, 'rollback'],
  ['no object and a record that is marked missing', MISSING, null, null],
  ['the object that the record marks missing', MISSING, '2', 'update'],
  ['an older object than the missing one', MISSING, '1', null],
])('the write that a record needs for %s', (_, record, generation, action) => {
  expect(reconciliationOf(record, generation)).toBe(action);
});

it('more than a tenth of many files missing is suspicious', () => {
  expect(isSuspicious(11, 109)).toBe(true);
});

it.each([
  ['all of ten files', 10, 10],
  ['a tenth of many files', 11, 110],
])('%s missing is not suspicious', (_, missing, total) => {
  expect(isSuspicious(missing, total)).toBe(false);
});
