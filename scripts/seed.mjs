// npm run seed: resets the running emulators to the demo accounts and the demo library.
import { seed } from './emulators.mjs';
import { runScript } from './run.mjs';

await runScript(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  const { emulatorEnvironment } = await import('../emulators/environment.ts');
  const { brand } = await import('../src/domain/brand.ts');
  await seed(emulatorEnvironment(brand.demoProject));
  return 0;
});
