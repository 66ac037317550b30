import { spawn } from 'node:child_process';
import process from 'node:process';
import { Builder, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../../emulators/ports';
import { WEBKIT_DRIVER, XVFB } from '../../scripts/engines.mjs';
import { type Engine, findVisible } from './engine';
import { smokeJourney } from './journey';

/** WebKitGTK's browser on an X server without a screen, as narrow as its window gets. */
async function launchWebKit(): Promise<Engine> {
  const port = await freePort();
  // Without a window manager, the window under the pointer, which is in the middle of the screen, has the focus.
  const screen = ['--auto-servernum', '--server-args=-screen 0 480x900x24'];
  const { pid = 0 } = spawn(XVFB, [...screen, WEBKIT_DRIVER, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const stop = () => process.kill(-pid);
  const server = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(server), { timeout: 20_000 });
  const driver = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await driver.manage().window().setRect({ width: 390, height: 844 });
  return {
    isPhone: true,
    goto: (url) => driver.get(url),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    async find(...target) {
      const element = await driver.executeScript<WebElement | null>(findVisible, ...target);
      return element && { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
    close: () => driver.quit().finally(stop),
  };
}

smokeJourney(launchWebKit);
