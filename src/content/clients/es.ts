import { brand } from '../../domain/brand';
import type { ClientsContent } from './en';

const { claims, prices } = brand;

/** Sample content: the letters are invented. Who wrote them: letters.ts. */
const es: ClientsContent = {
  meta: {
    title: `Clientes | ${brand.name}`,
    description: `Lo que dicen de ${brand.name} los dueños de negocio del sur de Texas: ${claims.clients} clientes, ${claims.yearsOfExperience} años y siempre la misma persona al teléfono.`,
    keywords: 'clientes de procesamiento de pagos, opiniones de comerciantes, negocios del Valle',
  },
  hero: {
    eyebrow: 'Clientes',
    title: 'Cartas desde el mostrador',
    lead: `Más de ${Number.parseInt(claims.clients, 10)} negocios cobran con nosotros. Algunos de sus dueños cuentan cómo les va, con sus propias palabras.`,
    letters: 'Lea las cartas',
    quote: 'Pida su cotización',
  },
  letters: {
    title: 'En sus palabras',
    intro: 'De panaderías a agencias aduanales, con una caja o con varias.',
    rating: '{rating} de 5 estrellas',
    items: {
      panaderia: {
        industry: 'Panadería',
        text: 'Los domingos a las siete la fila ya sale a la calle y todos pagan con el celular. Los lectores nuevos les siguen el paso a las charolas. Lo del domingo antes lo esperaba hasta el miércoles. Ahora lo tengo al día siguiente.',
      },
      taller: {
        industry: 'Talleres y autos',
        text: `Antes me llegaba un estado de cuenta que nadie entendía. Ahora hay un renglón para las tarjetas y otro para ${brand.name}, y sumar sí sé.`,
      },
      clinica: {
        industry: 'Salud',
        text: 'En recepción hablamos español con la mitad de los pacientes. La capacitación también fue en español y nadie tuvo que traducir.',
      },
      taqueria: {
        industry: 'Restaurante',
        text: 'Con el descuento por pago en efectivo, el letrero lo explica solo. Yo le tenía miedo a la primera semana. Preguntaron dos clientes, les señalamos el letrero y ya. Mis comisiones pasaron de $410 al mes a cero.',
      },
      boutique: {
        industry: 'Tienda',
        text: 'Abrimos la tienda en línea un jueves y el viernes vendimos a Houston. Ya imprimo menos listas: el inventario de la tienda y el de la página son el mismo, y cuando cierro la puerta me puedo ir a mi casa.',
      },
      despacho: {
        industry: 'Servicios profesionales',
        text: 'Mis clientes de Reynosa pagan las facturas con un enlace. Una vez un pago no pasó y la dueña habló con el banco, conmigo en la línea.',
      },
    },
  },
  metrics: {
    title: 'Resultados en cifras',
    text: 'Una carta es un mostrador. Estas cifras son de todos.',
    link: 'Vea tres casos',
    items: {
      clients: { value: claims.clients, label: 'clientes' },
      years: { value: claims.yearsOfExperience, label: 'años de experiencia' },
      savings: { value: prices.averageSavings, label: 'de ahorro promedio' },
      setup: { value: '24 horas', label: 'hasta la primera tarjeta' },
      response: { value: '< 1 hora', label: 'hasta la respuesta de soporte' },
      support: { value: claims.support, label: 'atención a clientes' },
      uptime: { value: claims.uptime, label: 'clientes satisfechos', labelCompact: 'del tiempo en servicio' },
      satisfaction: { value: claims.satisfaction, label: 'clientes satisfechos' },
    },
  },
  action: {
    title: 'Escriba la próxima',
    text: `Todo empieza con una cotización. Desde ahí, ${brand.owner}, la dueña, es su contacto.`,
    quote: 'Pida su cotización',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
