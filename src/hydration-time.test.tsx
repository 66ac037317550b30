import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { patchChat } from './features/chat/chat-session';
import { DRAFTS } from './features/contact/draft';
import { isApp } from './features/pwa/install';
import { hydrationTime } from './hydration-time';
import { notePending } from './services/has-pending';
import { whenIdle } from './services/when-idle';

vi.mock('./features/pwa/install', () => ({ isApp: vi.fn() }));
vi.mock('./services/when-idle', () => ({ whenIdle: vi.fn() }));

const SCRIPTS = ['/assets/start-1.js', '/assets/home-1.js'];

let root: HTMLElement;
let start: () => void;
const fetched = vi.fn(async () => new Response('export {}'));
let registration: EventTarget & { waiting: object | null };
let controller: object | null;

beforeEach(() => {
  start = vi.fn();
  root = document.createElement('div');
  root.dataset.scripts = SCRIPTS.join(' ');
  history.replaceState(null, '', '/');
  fetched.mockImplementation(async () => new Response('export {}'));
  vi.stubGlobal('fetch', fetched);
  registration = Object.assign(new EventTarget(), { waiting: null });
  controller = null;
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(serviceWorker, 'controller', { get: () => controller });
  stubNavigator({ serviceWorker });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.offer;
});

/** Replaces properties of the browser's navigator until the end of the test. */
function stubNavigator(properties: object) {
  for (const [name, value] of Object.entries(properties)) {
    vi.spyOn(navigator, name as 'serviceWorker', 'get').mockReturnValue(value);
  }
}

/** Opens the page. */
async function open() {
  void hydrationTime(root).then(start);
  await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The page has loaded, and the browser has nothing to do. */
async function becomeIdle() {
  for (const [work] of vi.mocked(whenIdle).mock.calls) work();
  await settled();
}

test('a page that is only read does not start React', async () => {
  await open();
  await becomeIdle();
  expect(start).not.toHaveBeenCalled();
});

const pointerMove = (movement: PointerEventInit) => new PointerEvent('pointermove', { bubbles: true, ...movement });

test('a pointer that rests where the page opens does not start React', async () => {
  await open();
  document.body.dispatchEvent(pointerMove({ movementX: 0, movementY: 0 }));
  await settled();
  expect(start).not.toHaveBeenCalled();
});

describe('a visitor starts React at once', () => {
  const happening = (type: string) => new Event(type, { bubbles: true });
  const SIGNS = {
    'a pointer down': happening('pointerdown'),
    'a pointer that moves to the side': pointerMove({ movementX: 1 }),
    'a pointer that moves up': pointerMove({ movementY: -1 }),
    'a touch': happening('touchstart'),
    'a key': happening('keydown'),
    'a wheel': happening('wheel'),
    'a scroll position': happening('scroll'),
    'a focus': happening('focusin'),
    'a click of a screen reader, without a pointer': happening('click'),
    'a field that the browser fills in': happening('input'),
  };
  test.each(Object.entries(SIGNS))('with %s', async (_, event) => {
    await open();
    expect(start).not.toHaveBeenCalled();
    document.body.dispatchEvent(event);
    await settled();
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('an idle page starts React for', () => {
  const signIn = () => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  const AWAITED = {
    'an application': () => {
      root.dataset.application = '';
    },
    'a session': signIn,
    'a form that is still to be sent': () => notePending(true),
    'a quote request that the visitor has begun': () => DRAFTS.quotes.save({ firstName: 'Ana' }),
    'an address that the visitor has typed': () => DRAFTS.newsletter.save({ email: 'ana@' }),
    'a chat that was left open': () => patchChat({ isOpen: true }),
    'a link that fills in the business': () => history.replaceState(null, '', '/contact?industry=retail'),
    'the offer of Spanish': () => {
      document.documentElement.dataset.offer = 'es';
    },
    'the installed app': () => vi.mocked(isApp).mockReturnValue(true),
    'a newer version that waits': () => {
      registration.waiting = {};
    },
  };
  test.each(Object.entries(AWAITED))('%s', async (_, prepare) => {
    prepare();
    await open();
    expect(start).not.toHaveBeenCalled();
    await becomeIdle();
    expect(start).toHaveBeenCalledOnce();
  });

  const LATER = {
    'a newer version that the browser finds': () => registration.dispatchEvent(new Event('updatefound')),
    'a session that begins in another tab': () => {
      signIn();
      dispatchEvent(new StorageEvent('storage'));
    },
    'a session that began before Back showed the page': () => {
      signIn();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  };
  test.each(Object.entries(LATER))('%s', async (_, happen) => {
    await open();
    await becomeIdle();
    expect(start).not.toHaveBeenCalled();
    happen();
    await becomeIdle();
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('the scripts of the page', () => {
  test('are loaded at a low priority once the page is idle', async () => {
    await open();
    expect(fetched).not.toHaveBeenCalled();
    await becomeIdle();
    expect(fetched.mock.calls).toEqual(SCRIPTS.map((url) => [url, { priority: 'low' }]));
  });

  test('are not loaded twice after a touch', async () => {
    await open();
    dispatchEvent(new Event('pointerdown'));
    await becomeIdle();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('are not loaded if the service worker has them', async () => {
    controller = {};
    await open();
    await becomeIdle();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    [true, { saveData: true, effectiveType: '4g' }],
    [true, { saveData: false, effectiveType: '2g' }],
    [true, { saveData: false, effectiveType: 'slow-2g' }],
    [false, { saveData: false, effectiveType: '3g' }],
  ])('wait for a touch (%s) on the connection %o', async (isScarce, connection) => {
    stubNavigator({ connection });
    await open();
    await becomeIdle();
    expect(fetched).toHaveBeenCalledTimes(isScarce ? 0 : SCRIPTS.length);
  });

  test('may fail to load without an error', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    await becomeIdle();
    expect(fetched).toHaveBeenCalled();
  });
});
