import { LaunchError } from './launch-error.mjs';
import { addressOf } from './ports';

/** Runs `work` while function triggers are disabled; its changes start no functions later either. */
export async function withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result> {
  await switchTriggers('disable');
  try {
    return await work();
  } finally {
    await switchTriggers('enable');
  }
}

async function switchTriggers(action: 'disable' | 'enable'): Promise<void> {
  const url = `http://${addressOf('hub')}/functions/${action}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' }).catch(() => {
    throw new LaunchError('The emulators are not running: start them with npm start.');
  });
  if (!response.ok) throw new Error(`The emulators refused to ${action} triggers: ${await response.text()}`);
}
