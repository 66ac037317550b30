/** What is not measured: how visitors behave, and how large the library is. Change a number and run `npm run cost`. */
export const ASSUMED = {
  returning: { value: 0.3, what: 'of the visits are by somebody whose browser has the worker' },
  releases: { value: 0.5, what: 'of those find a newer version, and take all of it again' },
  gallery: { value: 0.15, what: 'of the visits open the gallery' },
  cards: { value: 24, what: 'pictures are seen there as cards' },
  opened: { value: 3, what: 'of them are opened' },
  photographs: {
    value: 3,
    what: 'times the bytes of a picture of the demo, which is drawn, are those of a photograph',
  },
  forms: { value: 0.02, what: 'of the visits send a form' },
  files: { value: 1000, what: 'files are in the library' },
  fileMb: { value: 3, what: 'MB is the average file' },
  edges: { value: 3, what: 'caches of Hosting stand between the visitors and the function of the gallery' },
  cacheSeconds: { value: 60, what: 'seconds each of them answers by itself (`s-maxage` of /api/gallery)' },
  idleSeconds: { value: 900, what: 'seconds after its last call an instance of a function is gone' },
  fullReadHours: {
    value: 6,
    what: 'hours after it has read the whole library an instance reads it again (`FULL_READ_MS` of functions/src/media/catalog.ts)',
  },
  callSeconds: { value: 0.2, what: 'seconds a call takes of one vCPU' },
} as const;
