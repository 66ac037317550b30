import * as z from 'zod/mini';
import { readRate, readVolume } from './savings';

const figure = (read: (text: string) => number | null) =>
  z.pipe(
    z.string().check(z.refine((text) => read(text) !== null)),
    z.transform((text) => read(text) ?? 0),
  );

/** The calculator's form: both figures as people write them. */
export const cardCostsSchema = z.object({ monthlyVolume: figure(readVolume), ratePercent: figure(readRate) });
