declare global {
  // Chromium has these two; TypeScript's library does not.
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
  interface Navigator {
    /** Gigabytes, rounded, at most 8 or 32. */
    deviceMemory?: number;
  }
}

/** How long the browser may need to open the finished file, in milliseconds. */
const HANDOVER_MS = 60_000;

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  clickDownload(url, name);
  setTimeout(URL.revokeObjectURL, HANDOVER_MS, url);
}

/** Lets the browser download `url` by itself. */
export function clickDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Whether the browser has the dialog of `chooseFile`. */
export const canChooseFile = (): boolean => typeof window.showSaveFilePicker === 'function';

/** Asks the user where to save a file that is then written as it arrives. Returns null if the user cancels. */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  try {
    return (await window.showSaveFilePicker?.({ suggestedName })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
