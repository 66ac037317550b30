import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { app } from './app';
import { emulatorsOfProject } from './config';

const functions = getFunctions(app);
if (emulatorsOfProject) {
  const { host, port } = emulatorsOfProject.functions;
  connectFunctionsEmulator(functions, host, port);
}

/** Calls a function of the server. `timeout` is in milliseconds. */
export async function callFunction<Answer>(name: string, timeout: number, input: unknown = null): Promise<Answer> {
  const { data } = await httpsCallable<unknown, Answer>(functions, name, { timeout })(input);
  return data;
}
