// npm run seed: brings the emulators that npm start keeps running back to the state of the demo.
import { seed } from './emulators.mjs';
import { endOnSignals, runScript } from './lifetime.mjs';

endOnSignals(130);
await runScript(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  const { emulatorEnvironment } = await import('../emulators/environment.ts');
  const { brand } = await import('../src/domain/brand.ts');
  await seed(emulatorEnvironment(brand.demoProject));
  return 0;
});
