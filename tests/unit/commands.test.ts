import { afterEach, describe, expect, it, vi } from 'vitest';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { runCommand } from '../../functions/cli/back-end';

const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

const failWith = (error: Error) =>
  runCommand(() => {
    throw error;
  });

describe('a command that fails', () => {
  it('says in a sentence what the person at the keyboard can mend', async () => {
    await failWith(new LaunchError('The emulators are not running.'));
    expect(printed.mock.calls).toEqual([['The emulators are not running.']]);
    expect(process.exitCode).toBe(1);
  });

  it('shows anything else whole: the stack leads to the fault', async () => {
    const fault = new TypeError('name is undefined');
    await failWith(fault);
    expect(printed.mock.calls).toEqual([[fault]]);
    expect(process.exitCode).toBe(1);
  });
});
