import puppeteer from 'puppeteer-core';
import { FIREFOX } from '../../scripts/engines.mjs';
import { findVisible, recordErrors, smokeJourney } from './journey';

// Stock Firefox without a window, over WebDriver BiDi.
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: FIREFOX,
  acceptInsecureCerts: true, // of `serveSite`
  // Keeps Firefox from asking Mozilla for anything; Puppeteer turns off updates and telemetry.
  extraPrefsFirefox: {
    'browser.contentblocking.report.lockwise.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  },
  defaultViewport: { width: 1280, height: 800 },
});
const page = await browser.newPage();
await page.evaluateOnNewDocument(recordErrors);

smokeJourney({
  isPhone: false,
  goto: (url) => page.goto(url),
  evaluate: (run, ...args) => page.evaluate(run, ...args),
  find: async (...target) => (await page.evaluateHandle(findVisible, ...target)).asElement(),
  close: () => browser.close(),
});
