import { brand } from '../../domain/brand';
import { savingsExample } from '../zero-fee/savings-example';
import type { PosSystemsContent } from './en';

const { prices, claims } = brand;

const es: PosSystemsContent = {
  meta: {
    title: `Sistemas de punto de venta | ${brand.name}`,
    description: `Puntos de venta para restaurantes y tiendas del sur de Texas, desde ${prices.posMonthlyFrom} al mes, con equipo, instalación, capacitación y soporte local.`,
    keywords: `punto de venta ${brand.address.locality}, punto de venta para restaurante, caja para tienda, Valle del Río Grande`,
  },
  hero: {
    eyebrow: 'Punto de venta',
    title: 'Un mostrador que lleva bien la cuenta',
    lead: `Cobra, actualiza el inventario y hace el corte del día. Desde ${prices.posMonthlyFrom} al mes, instalado en su mostrador por la misma gente que le contesta cuando llama.`,
    leadCompact: `Cobra, acepta tarjetas y cuenta la mercancía. Desde ${prices.posMonthlyFrom} al mes, instalado en su mostrador.`,
    quote: 'Cotice su punto de venta',
    included: 'Vea lo que incluye',
  },
  features: {
    title: '¿Cuál de estas cosas necesita?',
    intro: 'Toque una y cuéntenos de su mostrador.',
    items: {
      cards: 'Todas las tarjetas y el pago con el teléfono',
      stock: 'Control de inventario',
      staff: 'Claves y horas de empleados',
      reports: 'Reportes en su celular',
      kitchen: 'Comandas a la cocina',
      loyalty: 'Puntos y tarjetas de regalo',
    },
  },
  tiles: {
    title: 'Lo que hace por usted',
    intro: 'Las tres cosas en que primero se fija un dueño.',
    items: {
      security: {
        title: 'Cobros seguros',
        text: 'Los datos de la tarjeta se cifran dentro del lector. Cada empleado tiene su clave, así que cada descuento y cada devolución llevan nombre.',
        detail:
          'La caja nunca guarda un número de tarjeta, así que no hay ninguno que robarle. Usted decide quién puede abrir el cajón, quitar un renglón o hacer una devolución, y el reporte del día enlista cada vez que pasó.',
      },
      cloud: {
        title: 'En la nube y en su celular',
        text: 'Vea cómo va el día desde el teléfono, cambie un precio en casa y ya está en el mostrador. Si se cae el internet, la caja sigue y después se pone al corriente.',
        detail:
          'Las ventas, el inventario y las horas se guardan en la nube. Si se rompe una pantalla no se pierde nada: la siguiente entra con su clave y el mostrador vuelve a trabajar. Con otra tableta cobra en la fila, en la mesa o en la pulga.',
      },
      inventory: {
        title: 'Control de inventario',
        text: 'Cada venta descuenta la mercancía. El sistema le avisa qué se está acabando antes de que se lo diga un cliente.',
        detail:
          'Escanee lo que llega, cuente un estante a la vez sin cerrar, y vea qué artículos dejan y cuáles nomás se empolvan. También sirve con recetas: un plato de fajitas descuenta su carne y sus tortillas.',
      },
    },
    shelf: {
      title: 'Ahora en el estante',
      low: 'Hay que pedir',
      items: {
        coffee: 'Café molido, 1 lb',
        tortillas: 'Tortillas de harina, docena',
        ice: 'Bolsa de hielo, 10 lb',
      },
    },
  },
  included: {
    title: 'Lo que incluye',
    intro: 'El equipo, el programa y la gente que conecta uno con otro. No necesita saber cómo se llaman los cables.',
    hardware: {
      title: 'Equipo e instalación',
      items: {
        screen: 'Pantalla táctil o tableta con su base',
        reader: 'Lector de chip, sin contacto y banda',
        printer: 'Impresora de recibos y cajón de dinero',
        trade: 'Impresora de cocina o lector de códigos, según su giro',
        menu: 'Su menú o lista de precios, capturados antes de irnos',
        training: 'Instalación y capacitación en su mostrador',
      },
    },
    software: {
      title: 'Programa y soporte',
      items: {
        reports: 'Reportes de ventas, propinas, impuestos y horas',
        staff: 'Clave y reloj checador para cada empleado',
        stock: 'Inventario y avisos de lo que se acaba',
        updates: 'Actualizaciones del programa',
        languages: 'Pantallas en español o en inglés, según el empleado',
        support: `Soporte ${claims.support}, con respuesta en menos de una hora`,
      },
    },
    owner: `${brand.owner}, la dueña, le atiende antes de la cotización, en la instalación y después.`,
    link: 'Conozca a quien lo instala',
  },
  industries: {
    title: 'A la medida de lo que vende',
    items: {
      restaurant: {
        title: 'Restaurantes y comida',
        text: 'Desde el puesto de raspas hasta el restaurante de cortes: la orden se captura una vez y llega a la cocina, a la cuenta y al reporte.',
        points: {
          tables: 'Plano de mesas, cuentas separadas y propina en la mesa',
          kitchen: 'Impresora o pantalla de cocina, con “sin cebolla” en letras grandes',
          online: 'Pedidos para llevar y a domicilio en la misma fila',
          trucks: 'Funciona en una lonchera con señal de celular',
        },
        link: 'Cotice para un restaurante',
      },
      retail: {
        title: 'Tiendas y servicios',
        text: 'Desde la boutique hasta el taller de frenos: escanee, encuentre, aparte y devuelva.',
        points: {
          barcodes: 'Códigos de barras, tallas y colores, con etiquetas que usted imprime',
          layaway: 'Apartados, anticipos y pedidos especiales',
          appointments: 'Citas, órdenes de trabajo y presupuestos',
          online: 'Un solo inventario para la tienda y la página',
        },
        link: 'Cotice para una tienda',
      },
    },
  },
  banner: {
    title: 'Combínelo con un programa sin comisión',
    text: `La misma caja puede mostrar un precio en efectivo y otro con tarjeta. Con ${savingsExample.monthlyVolume} al mes al ${savingsExample.rate}, sus comisiones bajan de ${savingsExample.monthlyFees} a ${savingsExample.programFees}.`,
    link: 'Vea los programas sin comisión',
  },
  action: {
    title: 'Cuéntenos qué hace su mostrador',
    text: `Cuántas cajas, qué vende, qué usa hoy. Le damos una cotización, y la instalación toma ${claims.setupHours} horas.`,
    textCompact: 'Cuántas cajas y qué vende: con eso basta para cotizarle.',
    quote: 'Cotice su punto de venta',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
