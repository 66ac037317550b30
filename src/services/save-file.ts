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
