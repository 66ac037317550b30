import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '../../src/domain/brand';
import { color } from './svg';

export const firstWeekGuide = () =>
  makePdf('Your first week with us', 'en-US', {
    'Before we come': [
      'Find a voided check for the account that deposits go to, and your federal tax number.',
      'Find your last two processing statements, so that we can show you line by line what changes.',
    ],
    'The day of installation': [
      'We bring the terminals set up and tested; plan about an hour for each till.',
      'Everyone who takes payments runs a sale, a refund and a void with us beside them.',
    ],
    'The days after': [
      'Close the batch every evening and compare your first deposit with your closing report.',
      'Keep the old terminal until the first full week has been paid out.',
    ],
  });

export const switchingChecklist = () =>
  makePdf('Lista para cambiar de procesador', 'es-US', {
    'Antes de firmar': [
      'Busque en su contrato actual la fecha de vencimiento y la multa por cancelación.',
      'Compare el costo total del mes: sume cuotas fijas, mínimos y cargos por cumplimiento.',
    ],
    'La semana del cambio': [
      'Elija un día tranquilo; la instalación dura cerca de una hora por caja.',
      'Haga una venta, una devolución y una cancelación de prueba en cada terminal.',
    ],
    'Después del cambio': [
      'Compare el primer depósito con su cierre de caja.',
      'Cancele por escrito el servicio anterior y guarde el comprobante.',
    ],
  });

/** A PDF in letter size with bullet points under headings, byte for byte the same each time. */
function makePdf(title: string, language: string, sections: Record<string, string[]>): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 72,
    lang: language,
    info: { Title: title, Author: brand.name, CreationDate: new Date(Date.UTC(2025, 0, 6)) },
  });
  pdf.rect(0, 0, pdf.page.width, 110).fill(color.bark).rect(0, 110, pdf.page.width, 6).fill(color.amber);
  pdf.font('Helvetica').fontSize(11).text(brand.name, 72, 38);
  pdf.fill(color.paper).font('Helvetica-Bold').fontSize(24).text(title, 72, 56).moveDown(2);
  for (const [heading, points] of Object.entries(sections)) {
    pdf.fill(color.clay).font('Helvetica-Bold').fontSize(15).text(heading).moveDown(0.3);
    pdf.fill(color.ink).font('Helvetica').fontSize(12).list(points, { bulletRadius: 2, lineGap: 3 }).moveDown(1.2);
  }
  pdf.fill(color.moss).fontSize(11).text(`${brand.phone.display}  ·  ${brand.email}  ·  ${brand.address.locality}`);
  pdf.end();
  return buffer(pdf);
}
