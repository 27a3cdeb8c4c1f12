import type { account as english } from './account.en';
import type { SameKeys } from './messages';

export const account: SameKeys<typeof english> = {
  title: 'Iniciar sesión',
  lead: 'Para despacho, programación y administración.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  language: 'Idioma',
  emailRequired: 'Escriba su correo electrónico.',
  emailInvalid: 'Escriba un correo válido, como nombre@empresa.com.',
  passwordRequired: 'Escriba su contraseña.',
  tryAgainIn: 'Vuelva a intentarlo en %{time}.',
  reasons: {
    expired: 'Su sesión caducó. Entre de nuevo para seguir donde estaba.',
    superseded: 'Su sesión se cerró: solo se permite una abierta y su cuenta entró en otro lugar.',
    signedOut: 'Ha cerrado la sesión.',
    needed: 'Inicie sesión para ver esa página.',
    created: 'Se creó el administrador. Entre con la contraseña que eligió.',
    offline: 'No se puede llegar al servidor. Revise su conexión y vuelva a intentarlo.',
  },
  driver: 'Su perfil es de conductor. Entre desde la aplicación móvil.',
  wrong: 'El correo o la contraseña no son correctos',
  tooMany: 'Demasiados intentos fallidos. Vuelva a intentarlo en unos minutos',
  blocked: 'Esta cuenta está bloqueada. Pida a un administrador que la reactive.',
  failed: 'No se pudo iniciar la sesión: %{message}',
  notFound: {
    title: 'No hay nada en esta dirección',
    text: 'Puede que se haya movido o que el enlace esté mal escrito.',
    back: 'Volver',
  },
  later: {
    title: 'Esta página todavía no forma parte de esta versión',
    text: 'Aquí aún no se pueden elegir contraseñas. Consulte con un administrador.',
    back: 'Ir a iniciar sesión',
  },
};
