/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright';
import { localePath } from '../../src/domain/locale';
import { matchPath, pathOf } from '../../src/domain/paths';
import { hydrated } from '../hydrated';
import { median } from './lighthouse';
import type { Site } from './server';

/** From a finger's tap to the picture that answers it, in ms, on a processor slowed down four times. */
export interface Taps {
  /** The phone's menu, one second after loading. */
  menu: number;
  theme: number;
  /** To the page of services, or from there home. */
  route: number;
}

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };

/** How long a finger rests on the glass, in ms. The answer is timed from when it leaves. */
const PRESS = 80;

async function tap(page: Page, session: CDPSession, target: string): Promise<void> {
  const box = await page.locator(target).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Taps on an element; the time until `answer`, a selector, matches and the picture with it is on its way. */
async function timeOfTap(page: Page, session: CDPSession, target: string, answer: string): Promise<number> {
  const time = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          async ({ timeStamp }) => {
            do await new Promise(requestAnimationFrame);
            while (!document.querySelector(selector));
            setTimeout(() => resolve(performance.now() - timeStamp)); // after the frame is painted
          },
          { once: true },
        );
      }),
    answer,
  );
  await tap(page, session, target);
  return time;
}

async function tapThrough(browser: Browser, site: Site, path: string): Promise<Taps> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const menu = await timeOfTap(page, session, 'nav button[popovertarget]', ':popover-open');
  await page.keyboard.press('Escape');
  await hydrated(page);
  await page.waitForTimeout(1000);
  const theme = await timeOfTap(page, session, '[data-theme-toggle]', 'html.light');
  await page.waitForTimeout(500);
  const { id, locale } = matchPath(path);
  const next = id === 'services' ? localePath(locale, '/') : pathOf('services', locale);
  await site.sizeOf(next); // Hosting has it packed already
  const route = await timeOfTap(page, session, `nav a[href="${next}"]`, `nav a[href="${next}"][aria-current=page]`);
  await context.close();
  return { menu: Math.round(menu), theme: Math.round(theme), route: Math.round(route) };
}

/** Taps through a page so many times; gives the median of each time. */
export async function measureTaps(browser: Browser, site: Site, path: string, runs: number): Promise<Taps> {
  const taps: Taps[] = [];
  for (let run = 0; run < runs; run += 1) taps.push(await tapThrough(browser, site, path));
  const of = (name: keyof Taps) => median(taps.map((each) => each[name]));
  return { menu: of('menu'), theme: of('theme'), route: of('route') };
}
