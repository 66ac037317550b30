import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '../../src/domain/brand';
import { colour } from './pictures/svg';

export interface Paper {
  title: string;
  language: string;
  intro: string;
  sections: readonly { heading: string; points: readonly string[] }[];
}

/** Sets a paper as a PDF in letter size, the same bytes each time. */
export function makePdf({ title, language, intro, sections }: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 150, bottom: 72, left: 72, right: 72 },
    lang: language,
    info: { Title: title, Author: brand.name, CreationDate: new Date(Date.UTC(2025, 0, 6)) },
  });
  pdf.rect(0, 0, pdf.page.width, 110).fill(colour.bark).rect(0, 110, pdf.page.width, 6).fill(colour.amber);
  pdf.fill(colour.amber).font('Helvetica').fontSize(11).text(brand.name, 72, 38);
  pdf.fill(colour.paper).font('Helvetica-Bold').fontSize(24).text(title, 72, 56);
  pdf.fill(colour.ink).font('Helvetica').fontSize(12).text(intro, 72, 150, { lineGap: 3 });
  for (const { heading, points } of sections) {
    pdf.moveDown(1.2).fill(colour.clay).font('Helvetica-Bold').fontSize(15).text(heading).moveDown(0.3);
    pdf
      .fill(colour.ink)
      .font('Helvetica')
      .fontSize(12)
      .list([...points], { bulletRadius: 2, textIndent: 14, lineGap: 3 });
  }
  pdf
    .moveDown(2)
    .fill(colour.moss)
    .fontSize(11)
    .text(`${brand.phone.display}  ·  ${brand.email}  ·  ${brand.address.locality}, ${brand.address.region}`);
  pdf.end();
  return buffer(pdf);
}
