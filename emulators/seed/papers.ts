import { brand } from '../../src/domain/brand';
import type { Paper } from './pdf';

export const firstWeekGuide: Paper = {
  title: 'Your first week with us',
  language: 'en-US',
  intro:
    'What happens between the day you sign and the day your first deposit arrives, and what you need at hand for it. ' +
    `If anything is unclear, call ${brand.phone.display}: a person answers, in English or in Spanish.`,
  sections: [
    {
      heading: 'Before we come',
      points: [
        'A voided check or a letter from your bank for the account that deposits go to.',
        'Your federal tax number, and the name as it stands on your last return.',
        'Your last two processing statements, so that we can show you line by line what changes.',
      ],
    },
    {
      heading: 'The day of installation',
      points: [
        'We bring the terminals set up and tested; plan about an hour for each till.',
        'Everybody who takes payments runs a sale, a refund and a void with us beside them.',
        'We leave a one-page card for the counter with the steps and our number.',
      ],
    },
    {
      heading: 'The days after',
      points: [
        'Close the batch every evening: qualified merchants have the money on the next business day.',
        'Compare your first deposit with your closing report. We call you on the third day and do it together.',
        'Keep the old terminal until the first full week has been paid out.',
      ],
    },
  ],
};

export const switchingChecklist: Paper = {
  title: 'Lista para cambiar de procesador',
  language: 'es-US',
  intro:
    'Cambiar de procesador no tiene por qué costarle un solo día de ventas. Siga esta lista de arriba abajo; lo que ' +
    `no sepa contestar, lo vemos juntos en el ${brand.phone.display}.`,
  sections: [
    {
      heading: 'Antes de firmar',
      points: [
        'Pida su contrato actual y busque la fecha de vencimiento y la multa por cancelación.',
        'Averigüe si la terminal es suya, alquilada o financiada.',
        'Compare el costo total del mes, no sólo la tarifa: sume cuotas fijas, mínimos y cargos por cumplimiento.',
      ],
    },
    {
      heading: 'La semana del cambio',
      points: [
        'Elija un día tranquilo; la instalación dura cerca de una hora por caja.',
        'Haga una venta, una devolución y una cancelación de prueba en cada terminal.',
        'Avise a su contador desde qué fecha llegan los depósitos por la nueva vía.',
      ],
    },
    {
      heading: 'Después del cambio',
      points: [
        'Compare el primer depósito con su cierre de caja.',
        'Cancele por escrito el servicio anterior y guarde el comprobante.',
        'Revise el primer estado de cuenta con nosotros, renglón por renglón.',
      ],
    },
  ],
};
