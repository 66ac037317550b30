import { brand } from '../../../src/domain/brand';
import { newestFirst } from '../../../src/domain/media-record';
import { createMemoryMediaStore, MemoryLibrary } from '../../../src/domain/memory/media-store';
import { describeMediaStore } from './media-store.contract';

describeMediaStore('The media store in memory', async () => {
  const library = new MemoryLibrary();
  return {
    admin: createMemoryMediaStore(library),
    visitor: createMemoryMediaStore(library, false),
    async putUnknown(name) {
      library.objects.set(name, { bucket: brand.bucket, name, contentType: 'image/png', size: 68, metadata: null });
    },
    objectNames: async () => [...library.objects.keys()],
    records: async () => [...library.records.values()].sort(newestFirst),
    close: async () => {},
  };
});
