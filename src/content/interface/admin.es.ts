import type en from './admin.en';

const es: typeof en = {
  tabs: {
    label: 'Partes del panel',
    dashboard: 'Panel',
    library: 'Biblioteca de archivos',
    analytics: 'Estadísticas',
    settings: 'Configuración',
  },
  analytics: {
    title: 'Estadísticas: muy pronto',
    text: 'Aquí se contarán las visitas, las solicitudes de cotización y las descargas.',
  },
  settings: {
    title: 'Configuración: muy pronto',
    text: 'Aquí se ajustarán las cuentas, los permisos y los avisos.',
  },
  quotes: {
    title: 'Solicitudes de cotización más recientes',
    loading: 'Cargando las solicitudes...',
    failed: 'No se pudieron cargar las solicitudes',
    empty: 'Todavía no hay solicitudes',
    emptyHint: 'Lo que los visitantes envían desde la página de contacto aparece aquí, lo más nuevo primero.',
    more: 'Ver solicitudes anteriores',
    loadingMore: 'Cargando...',
    refresh: 'Actualizar',
    email: 'Correo',
    phone: 'Teléfono',
    language: { en: 'Escribió en inglés', es: 'Escribió en español' },
  },
};

export default es;
