import puppeteer from 'puppeteer-core';
import { FIREFOX } from '../../scripts/engines.mjs';
import { type Engine, findVisible } from './engine';
import { smokeJourney } from './journey';

/** Keeps Firefox from asking Mozilla for anything; Puppeteer turns off updates and telemetry. */
const OFFLINE = {
  'browser.contentblocking.report.lockwise.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Stock Firefox without a window, over WebDriver BiDi. */
async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: OFFLINE,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(`uncaught: ${error}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isLocal = ['data:', 'blob:'].includes(protocol) || ['localhost', '127.0.0.1'].includes(hostname);
    if (!isLocal) errors.push(`request to ${request.url()}`);
  });
  return {
    isPhone: false,
    errors: async () => errors,
    async goto(url) {
      await page.waitForNetworkIdle(); // leaving a page cancels its requests, which Firefox reports as errors
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    find: async (...target) => (await page.evaluateHandle(findVisible, ...target)).asElement(),
    close: () => browser.close(),
  };
}

smokeJourney(launchFirefox);
