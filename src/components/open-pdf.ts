/**
 * Shows a PDF in a new tab. Objects are served as downloads, so its URL would be saved rather than shown: the bytes
 * are fetched and shown from memory, as a PDF whatever they claim to be. Where they cannot be fetched, the tab goes to
 * the URL itself.
 */
export async function openPdf(url: string): Promise<void> {
  const tab = window.open('', '_blank'); // at once: after the fetch it would count as an unasked-for pop-up
  if (!tab) return;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const pdf = new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
    tab.location.replace(URL.createObjectURL(pdf));
  } catch (error) {
    console.warn('The PDF could not be shown', error);
    tab.location.replace(url);
  }
}
