import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '../../src/domain/brand';
import { color } from './svg';

export const firstWeekGuide = () =>
  makePdf('Your first week with us', 'en-US', [
    'Find a voided check for the account that deposits go to, and your last two processing statements.',
    'We bring the terminals set up and tested; plan about an hour for each till.',
    'Everyone who takes payments runs a sale, a refund and a void with us beside them.',
    'Close the batch every evening and compare your first deposit with your closing report.',
  ]);

export const switchingChecklist = () =>
  makePdf('Lista para cambiar de procesador', 'es-US', [
    'Busque en su contrato actual la fecha de vencimiento y la multa por cancelación.',
    'Elija un día tranquilo; la instalación dura cerca de una hora por caja.',
    'Haga una venta, una devolución y una cancelación de prueba en cada terminal.',
    'Cancele por escrito el servicio anterior y guarde el comprobante.',
  ]);

/** A PDF in letter size with bullet points under its title, byte for byte the same each time. */
function makePdf(title: string, language: string, points: string[]): Promise<Buffer> {
  const CreationDate = new Date(Date.UTC(2025, 0, 6));
  const info = { Title: title, Author: brand.name, CreationDate };
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, lang: language, info });
  pdf.rect(0, 0, pdf.page.width, 110).fill(color.bark);
  pdf.fill(color.amber).font('Helvetica').fontSize(11).text(brand.name, 72, 38);
  pdf.fill(color.paper).font('Helvetica-Bold').fontSize(24).text(title, 72, 56).moveDown(2);
  pdf.fill(color.ink).font('Helvetica').fontSize(13).list(points, { bulletRadius: 2, lineGap: 6 }).moveDown(2);
  pdf.fill(color.clay).fontSize(11).text(`${brand.phone.display}  ·  ${brand.email}  ·  ${brand.address.locality}`);
  pdf.end();
  return buffer(pdf);
}
