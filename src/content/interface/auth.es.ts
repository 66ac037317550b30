import type english from './auth.en';

const es: typeof english = {
  failures: {
    'wrong-credentials': 'El correo o la contraseña no es correcto.',
    unverified: 'Primero confirme su correo: abra el enlace del mensaje que le mandamos.',
    'email-taken': 'Este correo ya tiene una cuenta. Mejor entre con ella.',
    'invalid-email': 'Esto no parece un correo electrónico.',
    'weak-password': 'Esta contraseña es muy fácil de adivinar. Escoja una más larga.',
    disabled: 'Esta cuenta está desactivada. Llámenos si cree que es un error.',
    'too-many-attempts': 'Demasiados intentos. Espere unos minutos y pruebe otra vez.',
    'mail-not-sent': 'Su cuenta ya existe, pero no se pudo mandar el correo de confirmación.',
    offline: 'No hay conexión. Revise su internet y pruebe otra vez.',
    unknown: 'Ocurrió un error inesperado',
  },
  tabs: { label: 'Entrar o crear una cuenta', login: 'Entrar', signUp: 'Crear cuenta' },
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Por lo menos {{min}} caracteres.',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  errors: {
    fullName: 'Escriba su nombre completo.',
    email: 'Escriba su correo electrónico.',
    password: 'Escriba su contraseña.',
    newPassword: 'Escoja una contraseña.',
    shortPassword: 'La contraseña debe tener por lo menos {{min}} caracteres.',
  },
  login: {
    submit: 'Entrar',
    busy: 'Entrando...',
    failed: 'No se pudo entrar',
    doneTitle: '¡Qué gusto verle de nuevo!',
    done: 'Ya entró a su cuenta.',
  },
  signUp: {
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta...',
    failed: 'No se pudo crear la cuenta',
    doneTitle: '¡Cuenta creada!',
    done: 'Revise su correo para confirmar su cuenta.',
  },
  verification: {
    sent: 'Le mandamos un mensaje a {{email}}. Abra su enlace para confirmar su correo y luego entre aquí.',
    resend: 'Mandar el correo otra vez',
    busy: 'Mandando...',
    doneTitle: 'Correo enviado',
    failed: 'No se pudo mandar el correo',
  },
  session: {
    title: '¡Ya entró a su cuenta!',
    redirecting: 'Llevándole al panel...',
  },
  guard: {
    loading: 'Un momento, estamos revisando su acceso...',
    deniedTitle: 'Acceso denegado',
    denied: 'Necesita permisos de administrador para ver esta página.',
    home: 'Volver al inicio',
  },
  error: 'Error',
  toasts: { label: 'Avisos', close: 'Cerrar el aviso' },
};

export default es;
