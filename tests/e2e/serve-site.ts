/** Runs a server for a built site: `tsx tests/e2e/serve-site.ts FOLDER PORT`. Prints its origin. */
import { serveSite } from '../../scripts/serve-site';

/** A low brotli level: tests do not measure sizes, and the highest level takes ten seconds. */
const QUALITY = 4;

const [folder = 'dist', port = '0'] = process.argv.slice(2);
const site = await serveSite(folder, { port: Number(port), quality: QUALITY });
console.log(site.origin);
