import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../../emulators/ports';
import { WEBKIT_DRIVER, XVFB } from '../../scripts/engines.mjs';
import { findVisible, recordErrors, smokeJourney } from './journey';

// WebKitGTK's browser on an X server without a screen, as narrow as its window gets.
// Without a window manager, the window under the pointer, which is in the middle of the screen, has the focus.
const xvfb = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '480x900x24', '-nolisten', 'tcp']);
const [display] = await once(xvfb.stdout, 'data');
const port = await freePort();
const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
const webkit = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
const server = `http://127.0.0.1:${port}`;
await vi.waitFor(() => fetch(server), { timeout: 20_000 });
// Accepts the certificate of `serveSite`.
const capabilities = { browserName: 'MiniBrowser', acceptInsecureCerts: true };
const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
await driver.manage().window().setRect({ width: 390, height: 844 });

smokeJourney({
  isPhone: true,
  async goto(url) {
    await driver.get(url);
    await driver.executeScript(recordErrors); // misses errors before the load event, but React starts later
  },
  evaluate: (run, ...args) => driver.executeScript(run, ...args),
  async find(...target) {
    const element = await driver.executeScript<WebElement | null>(findVisible, ...target);
    return element && { click: () => element.click(), type: (text) => element.sendKeys(text) };
  },
  async close() {
    await driver.quit();
    for (const program of [webkit, xvfb]) program.kill();
  },
});
