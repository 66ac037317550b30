/** A server of its own process, which a test can end: `tsx tests/e2e/serve-site.ts FOLDER PORT [API]`. Says its origin. */
import { serveSite } from '../../scripts/bench/server';

const [folder = 'dist', port = '0', api = ''] = process.argv.slice(2);
const site = await serveSite(folder, { port: Number(port), api });
console.log(site.origin);
