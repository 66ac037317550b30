import { expect, it } from 'vitest';
import { forgetObject } from '../../../functions/src/media/forget-object';
import { keepRecord } from '../../../functions/src/media/keep-record';
import type { Library } from '../../../functions/src/media/library';
import { recordId } from '../../../src/domain/object-name';
import { recordOfObject } from '../../../src/domain/object-record';
import { pngHead } from '../../support/stage';
import { twinStage } from '../../support/twin-stage';

it('leaves nothing of a picture that staff delete while it is rendered', async () => {
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

it('leaves no record of a file that was deleted before its record was written', async () => {
  const { stage } = twinStage();
  const { library } = stage;
  const name = 'menu.pdf';
  await stage.putObject({ name, contentType: 'application/pdf', bytes: new Uint8Array(1) });
  const object = await library.objects.read(name);
  await stage.removeObject(name);
  if (!object) throw new Error('The file was not stored');
  const record = await library.records.create(await recordId(object.bucket, name), recordOfObject(object));
  await keepRecord(library, name, { object, record });
  expect([...(await stage.records()).keys()]).toEqual([]);
});
