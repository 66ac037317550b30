import { useSyncExternalStore } from 'react';
import { createExternalStore } from '../../domain/external-store';
import { leaveWarning } from '../../services/leave-warning';
import { clickDownload, saveFile } from '../../services/save-file';

/** A running download. */
export interface Download {
  /** What has arrived, from 0 to 1; null if the size of the file is unknown. */
  share: number | null;
  /** Whether no data has arrived for a while. It may still continue. */
  isStalled: boolean;
  cancel: () => void;
}

/** How long a download may stay without data before it counts as stalled, in milliseconds. */
export const STALL_MS = 20_000;

/** The running downloads, by URL. Not in a component: a download continues when the dialog of its file is closed. */
const running = createExternalStore<ReadonlyMap<string, Download>>(new Map());
const warnBeforeLeaving = leaveWarning();

/** The running download of `url`, or null. */
export function useDownload(url: string): Download | null {
  return useSyncExternalStore(
    running.subscribe,
    () => running.get().get(url) ?? null,
    () => null,
  );
}

/**
 * Downloads `url` and saves it as `name`, unchanged; `size` is in bytes and allows showing the progress. See `saveAs`.
 */
export const downloadFile = (url: string, name: string, size: number | null): Promise<void> =>
  saveAs(url, size, (signal) => fetchFile(url, { signal }), inMemory(name));

/** The response of `url`. Throws if it is not there. */
export async function fetchFile(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

type Save = (response: Response) => Promise<void>;

/** Collects a response in memory, then hands it to the browser, which saves it as `name`. */
export const inMemory =
  (name: string): Save =>
  async (response) =>
    saveFile(await response.blob(), name);

/** Writes a response to a file as it arrives. */
export const intoFile =
  (file: FileSystemFileHandle): Save =>
  async ({ body }) =>
    body?.pipeTo(await file.createWritable());

/**
 * Saves a response, with progress. Resolves when it is saved or the download is canceled; throws if it fails. It replaces
 * a running download of the same `url`, which identifies it.
 */
export async function saveAs(
  url: string,
  size: number | null,
  open: (signal: AbortSignal) => Promise<Response>,
  save: Save,
): Promise<void> {
  running.get().get(url)?.cancel();
  const controller = new AbortController();
  const { signal } = controller;
  let bytes = 0;
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(isStalled: boolean): void {
    const share = size ? Math.min(1, Math.floor((bytes / size) * 100) / 100) : null;
    const next = `${share} ${isStalled}`;
    if (next === shown || signal.aborted) return; // hundreds of chunks arrive per percent
    shown = next;
    put(url, { share, isStalled, cancel });
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(show, STALL_MS, true);
    show(false);
  }
  function cancel(): void {
    controller.abort();
    put(url, null);
  }

  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      bytes += chunk.length;
      wait();
      stream.enqueue(chunk);
    },
  });
  try {
    wait();
    const { body } = await open(signal);
    // The type keeps browsers without downloads from opening an SVG or HTML file as a page of this site.
    const headers = { 'Content-Type': 'application/octet-stream' };
    await save(new Response(body?.pipeThrough(counter, { signal }), { headers }));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    if (!signal.aborted) put(url, null);
  }
}

function put(url: string, download: Download | null): void {
  const downloads = new Map(running.get());
  if (download) downloads.set(url, download);
  else downloads.delete(url);
  warnBeforeLeaving(downloads.size > 0);
  running.set(downloads);
}

/**
 * Lets the browser download `url` by itself, for files that may not fit into memory. The browser does not report a
 * failure, and a failure may leave the page, so this first checks that the file is there, and throws if not.
 */
export async function downloadWithBrowser(url: string, name: string): Promise<void> {
  const { body } = await fetchFile(url, { headers: { Range: 'bytes=0-0' }, signal: AbortSignal.timeout(STALL_MS) });
  await body?.cancel();
  clickDownload(url, name);
}
