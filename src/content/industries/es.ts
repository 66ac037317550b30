import { brand } from '../../domain/brand';
import type { IndustriesContent } from './en';

const es: IndustriesContent = {
  meta: {
    title: `Industrias | ${brand.name}`,
    description:
      'Cobros para tiendas, restaurantes, cafeterías, talleres, clínicas y despachos del sur de Texas, a la medida de cada giro.',
    keywords: 'cobros para restaurantes, caja para tiendas, pagos en clínicas, talleres, despachos, sur de Texas',
  },
  hero: {
    eyebrow: 'Industrias',
    title: 'A la medida de su giro',
    lead: 'Una propina, un anticipo, un copago, un apartado: cada oficio cobra a su manera. Busque el suyo.',
  },
  index: {
    title: 'Giros comerciales que conocemos',
    items: {
      retail: {
        title: 'Tiendas',
        kinds: 'Boutiques, ropa vaquera, ferreterías, florerías, regalos',
        text: 'Códigos de barras, inventario, apartados y devoluciones, con los mismos precios en la tienda y en línea.',
        points: {
          stock: 'Un solo inventario para estante y página',
          layaway: 'Apartados con recordatorio',
          returns: 'Devoluciones sin el recibo de papel',
        },
        detail:
          'Cargamos sus artículos desde la lista que tenga, etiquetamos los que no traen código y fijamos quién puede dar descuento. Sin contrato a largo plazo, una segunda caja para diciembre se puede regresar en enero.',
        link: 'Cotice para una tienda',
      },
      restaurants: {
        title: 'Restaurantes',
        kinds: 'Taquerías, cortes, mariscos, loncheras, raspas',
        text: 'Mesas, cuentas separadas, propina en la mesa y comandas que llegan a la cocina en cuanto se toman.',
        points: {
          tips: 'Propina en la mesa, pagada por turno',
          kitchen: 'Impresora o pantalla de cocina',
          checks: 'Cuentas divididas por persona o por monto',
        },
        detail: `Capturamos su menú con sus opciones y sus platillos de Cuaresma, ponemos las impresoras donde la parrilla las oiga y capacitamos a un turno en un día tranquilo. Soporte contesta ${brand.claims.support}, también el Día de las Madres.`,
        link: 'Cotice para un restaurante',
      },
      cafes: {
        title: 'Cafeterías',
        kinds: 'Cafés, panaderías, jugos, nieves y raspas',
        text: 'Una fila que avanza: pago sin contacto, pedidos favoritos guardados y puntos de cliente frecuente sin tarjetita.',
        points: {
          tap: 'Pago sin contacto, recibo por mensaje',
          points: 'Puntos con el número de teléfono',
          ahead: 'Pedidos por adelantado desde el celular',
        },
        detail:
          'Una pantalla chica hacia el cliente muestra el pedido y recibe la propina, así que nadie voltea nada. Con muchas ventas chicas conviene revisar el descuento en efectivo: hacemos la cuenta con una semana suya.',
        link: 'Cotice para una cafetería',
      },
      automotive: {
        title: 'Talleres y autos',
        kinds: 'Mecánica, llantas, hojalatería, refacciones, lavado, venta',
        text: 'Presupuestos que se vuelven factura, anticipos para refacciones y un enlace de pago que el cliente abre antes de pasar por la troca.',
        points: {
          estimate: 'Presupuesto, aprobación y factura en uno',
          deposit: 'Anticipos para refacciones',
          link: 'Enlace de pago por mensaje',
        },
        detail:
          'En cuentas grandes la tarifa pesa más, por eso vale la pena revisar el intercambio más margen o un recargo a la tarjeta de crédito. Con un lector y un teléfono se cobra junto al carro o en la grúa.',
        link: 'Cotice para un taller',
      },
      healthcare: {
        title: 'Salud',
        kinds: 'Clínicas, dentistas, farmacias, terapeutas, veterinarios',
        text: 'Copagos en recepción, planes de pago para cuentas mayores y recibos que no dicen más de lo debido.',
        points: {
          plans: 'Planes de pago que se cobran solos',
          cards: 'Tarjetas HSA y FSA',
          privacy: 'Recibos sin el tratamiento',
        },
        detail:
          'En recepción se cobra el copago; el resto sale como enlace cuando contesta el seguro, y un plan cobra la tarjeta el día acordado. Los pagos quedan aparte del expediente del paciente.',
        link: 'Cotice para un consultorio',
      },
      professional: {
        title: 'Servicios profesionales',
        kinds: 'Abogados, contadores, seguros, ingenieros, bienes raíces',
        text: 'Facturas por correo, igualas con cargo mensual y reportes que su contador puede importar.',
        points: {
          invoices: 'Facturas con botón de pago',
          retainers: 'Igualas en un día fijo',
          transfers: 'Transferencias para montos grandes',
        },
        detail:
          'En despachos de abogados, lo que depositan los clientes y lo que pagan de honorarios puede ir a cuentas separadas. Los reportes vienen en un archivo que leen los programas de contabilidad.',
        link: 'Cotice para un despacho',
      },
    },
  },
  others: {
    title: 'Otros giros comerciales',
    text: `Entre más de ${Number.parseInt(brand.claims.clients, 10)} clientes es probable que alguien ya venda lo que usted vende. Si no, se lo decimos y lo averiguamos.`,
    items: {
      salons: 'Salones y barberías',
      contractors: 'Contratistas y techeros',
      churches: 'Iglesias',
      schools: 'Escuelas y guarderías',
      hotels: 'Hoteles y parques de casas rodantes',
      trucking: 'Transporte y carga',
      markets: 'Pulgas y ferias',
      groceries: 'Tienditas y carnicerías',
      gyms: 'Gimnasios y academias de baile',
      farms: 'Ranchos y empacadoras',
      events: 'Salones de eventos y quinceañeras',
      nonprofits: 'Organizaciones sin fines de lucro',
      landlords: 'Rentas y bodegas',
      customs: 'Agentes aduanales',
    },
    link: 'Pregunte por el suyo',
  },
  action: {
    title: 'Cuéntenos cómo le pagan',
    text: 'Bastan tres frases: qué vende, dónde y cómo le pagan hoy sus clientes. Le contestamos con un equipo y un precio.',
    quote: 'Pregunte por su giro',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
