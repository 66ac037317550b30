import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { fetchFile } from './file-download';

/**
 * Opens a PDF in a new tab. `src` is its URL, and `generation` the version of it. Storage serves objects as downloads,
 * so the tab shows a blob of the bytes instead, always typed as PDF.
 */
export function PdfButton({ src, generation }: { src: string; generation: string | null }) {
  const { t } = useTranslation('media');
  const open = (event: MouseEvent) => {
    const tab = window.open('', '_blank'); // before the fetch: afterwards the browser would block the pop-up
    if (!tab) return; // blocked: the browser follows the link itself
    event.preventDefault();
    void showPdf(tab, src, `${src} ${generation}`);
  };
  return (
    <AnchorButton variant="outline" href={src} target="_blank" onClick={open}>
      {t('file.open')}
    </AnchorButton>
  );
}

/** Blob URLs of the PDFs, by URL and generation. They stay until this page closes: the tab of a PDF may be reloaded. */
const openedPdfs = new Map<string, string>();

/** Shows a PDF in `tab`. If the fetch fails, the tab opens the URL itself. */
async function showPdf(tab: Window, url: string, key: string): Promise<void> {
  try {
    const address = openedPdfs.get(key) ?? (await pdfAddress(url));
    openedPdfs.set(key, address);
    tab.location.replace(address);
  } catch (error) {
    console.warn('The PDF could not be shown', error);
    tab.location.replace(url);
  }
}

async function pdfAddress(url: string): Promise<string> {
  const response = await fetchFile(url);
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'application/pdf' }));
}
