import { expect, it, vi } from 'vitest';
import { AccountError } from '../../../src/domain/accounts';
import { deleteAccount } from '../../../src/features/auth/api/delete-account';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../../src/firebase/functions', () => ({ callFunction }));

/** Why the deletion fails if the callable rejects with this error. */
async function reasonOf(error: object) {
  callFunction.mockRejectedValue(error);
  return deleteAccount().then(
    () => null,
    (thrown: unknown) => (thrown instanceof AccountError ? thrown.reason : thrown),
  );
}

it('asks the server to delete the account', async () => {
  callFunction.mockResolvedValue(null);
  await deleteAccount();
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('deleteAccount', expect.any(Number));
});

it.each(['reauthenticate', 'last-admin'])('passes on the refusal %s', async (reason) => {
  expect(await reasonOf({ code: 'functions/failed-precondition', details: { reason } })).toBe(reason);
});

it('reports any other failure', async () => {
  expect(await reasonOf({ code: 'functions/internal' })).toBe('unknown');
});
