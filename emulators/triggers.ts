import { LaunchError } from './launch-error.mjs';
import { addressOf } from './ports';

/**
 * Turns the triggers of the functions on or off, in all projects; callable functions always work. Turning them on loads
 * the functions again, which takes a second. Throws LaunchError if the emulators do not answer.
 */
export async function turnTriggers(state: 'on' | 'off'): Promise<void> {
  const action = state === 'on' ? 'enable' : 'disable';
  const url = `http://${addressOf('hub')}/functions/${action}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' }).catch((cause: unknown) => {
    throw new LaunchError('The emulators are not running: start them with npm start.', { cause });
  });
  if (!response.ok) throw new Error(`The emulators refused to turn triggers ${state}: ${await response.text()}`);
}
