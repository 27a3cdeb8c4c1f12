import type { accessLog as english } from './accessLog.en';
import type { SameKeys } from './messages';

export const accessLog: SameKeys<typeof english> = {
  title: 'Registro de accesos',
  lead: 'Inicios de sesión fallidos, enlaces de contraseña, correos cambiados y accesos denegados. Este registro no se puede editar.',
  columns: { at: 'Cuándo', account: 'Cuenta', from: 'Desde', device: 'Dispositivo', what: 'Qué pasó' },
  kind: 'Mostrar',
  account: 'Cuenta',
  kinds: {
    signInFailed: 'Inicio de sesión fallido',
    lockedOut: 'Bloqueada tras intentos fallidos',
    refused: 'Acceso denegado',
    passwordLinkAsked: 'Enlace de contraseña pedido',
    passwordLinkUsed: 'Contraseña elegida por enlace',
    emailChangeAsked: 'Correo nuevo indicado',
    emailChanged: 'Correo cambiado',
  },
  reasons: {
    wrongCredentials: 'Correo o contraseña incorrectos',
    blocked: 'La cuenta está bloqueada o desactivada',
    driverOnWeb: 'Un conductor, en la web',
    flood: 'Demasiados para la lista: se cuentan juntos',
  },
  unknown: 'Correo desconocido %{mark}',
  many: 'Varias cuentas',
  by: 'Por %{name}',
  repeats: 'Una vez más en este minuto |||| %{smart_count} veces más en este minuto',
  empty: 'Todavía no hay inicios de sesión fallidos ni accesos denegados.',
};
