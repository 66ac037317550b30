import { expect, it } from 'vitest';
import { forgetObject } from '../../../functions/src/media/forget-object';
import { keepRecord } from '../../../functions/src/media/keep-record';
import type { Library } from '../../../functions/src/media/library';
import { recordId } from '../../../src/domain/object-name';
import { pngHead } from '../../support/stage';
import { twinStage } from '../../support/twin-stage';

it('a picture that staff delete while it is rendered leaves nothing', async () => {
  const { stage } = twinStage();
  const { library } = stage;
  const name = 'hero.png';
  await stage.putObject({ name, contentType: 'image/png', bytes: pngHead(2000, 50) });
  const render: Library['render'] = async (bytes) => {
    await stage.removeObject(name);
    await forgetObject(library, name);
    await stage.removeRecord(await recordId(library.objects.bucket, name));
    return library.render(bytes);
  };
  await keepRecord({ ...library, render }, name);
  expect([...(await stage.objects()).keys(), ...(await stage.records()).keys()]).toEqual([]);
});
