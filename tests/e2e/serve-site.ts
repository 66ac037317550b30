/**
 * A server of its own process, which a test can end: `tsx tests/e2e/serve-site.ts FOLDER PORT [API]`. Says its origin.
 */
import { serveSite } from '../../scripts/serve-site';

/** What a page weighs is no matter here: that is for the budgets. */
const QUALITY = 4;

const [folder = 'dist', port = '0', api = ''] = process.argv.slice(2);
const site = await serveSite(folder, { port: Number(port), api, quality: QUALITY });
console.log(site.origin);
