import puppeteer from 'puppeteer-core';
import { FIREFOX } from '../../scripts/engines.mjs';
import { findVisible, recordErrors, smokeJourney } from './journey';

/** Keeps Firefox from asking Mozilla for anything; Puppeteer turns off updates and telemetry. */
const OFFLINE = {
  'browser.contentblocking.report.lockwise.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

// Stock Firefox without a window, over WebDriver BiDi.
smokeJourney(async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: OFFLINE,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(recordErrors);
  return {
    isPhone: false,
    goto: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    find: async (...target) => (await page.evaluateHandle(findVisible, ...target)).asElement(),
    close: () => browser.close(),
  };
});
