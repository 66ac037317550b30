import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { holdClicks } from './held-clicks';
import { InPlace } from './in-place';

/** The `PartNotice` of a part (src/ui/part-notice.tsx); a page has one such part. */
const PART_NOTICE = '[data-part-notice]';
/** The first signs that a visitor is about to use what is on the page. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** A part of a page whose code, styles and all, is fetched when it is needed. */
export interface Part {
  /** Null until it is fetched. */
  Component: ComponentType | null;
  isFound: Promise<void>;
  /** Whether there is a reason to fetch it before anybody approaches. */
  isWanted(): boolean;
  /** Fetches it; `onFetched` is called before anything is drawn with it. */
  fetch(onFetched?: () => void): Promise<void>;
  /**
   * What a page exports, or calls in what it exports: fetches the part where there is no prerendered HTML of it, which
   * is in the prerender itself, and when a visitor comes from another page.
   */
  prepare(): Promise<void>;
}

/** The page that is loaded first has its HTML; any later one has not. */
const isFirstPage = () => !import.meta.env.SSR && performance.getEntriesByName('hydrated').length === 0;

/** Makes a part of what `load` fetches. */
export function deferredPart(load: () => Promise<ComponentType>, isWanted = () => false): Part {
  let found = () => {};
  const part: Part = {
    Component: null,
    isFound: new Promise((resolve) => {
      found = resolve;
    }),
    isWanted,
    async fetch(onFetched) {
      const [Component, { styled }] = await Promise.all([load(), import('./styled')]);
      part.Component ??= styled(Component);
      onFetched?.();
      found();
    },
    prepare: async () => (isFirstPage() ? undefined : part.fetch()),
  };
  return part;
}

/**
 * Shows a part: as its prerendered HTML, which takes text and holds clicks, until a visitor approaches it; then as
 * itself. `failed` is said in its `PartNotice` when its code cannot be had.
 */
export function Deferred({ part, failed }: { part: Part; failed: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const release = useRef(() => {});
  const wake = () => {
    // Before React looks at the HTML: it takes over what it would have drawn, and a notice is none of it.
    part.fetch(() => flushSync(() => setFailed(false))).catch(() => setFailed(true));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it has been approached
  useEffect(() => {
    const root = box.current;
    if (part.Component || !root) return;
    if (part.isWanted()) wake();
    release.current = holdClicks(root);
    const awake = new AbortController();
    const approach = ({ target }: Event) => root.contains(target as Node) && wake();
    // At the document: React keeps events for parts that it has not taken over from everyone below it.
    for (const sign of SIGNS) document.addEventListener(sign, approach, { capture: true, signal: awake.signal });
    void part.isFound.then(() => awake.abort());
    if (root.contains(document.activeElement)) wake(); // a visitor was there before React was
    return () => awake.abort();
  }, []);

  // Made once: to React, another one would be a reason to draw the part anew, in place of its HTML.
  const [boundary] = useState(() => (
    <Suspense fallback={<Missing wake={wake} />}>
      <Awaited part={part} onReady={() => release.current()} />
    </Suspense>
  ));
  return (
    <div ref={box}>
      {isFailed && <InPlace of={PART_NOTICE}>{failed}</InPlace>}
      {boundary}
    </div>
  );
}

function Awaited({ part, onReady }: { part: Part; onReady: () => void }) {
  // Asked once: where React goes on after a stop, it fails when `use` is not called again (its error 467).
  const [isAwaited] = useState(!part.Component);
  if (isAwaited) use(part.isFound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it answers
  useEffect(onReady, []);
  return part.Component && <part.Component />;
}

/** Drawn where there is neither code nor HTML: nobody can approach it, so it is fetched at once. */
function Missing({ wake }: { wake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(wake, []);
  return null;
}
