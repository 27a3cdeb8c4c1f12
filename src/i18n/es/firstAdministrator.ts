import type { firstAdministrator as english } from '../en/firstAdministrator';
import type { SameKeys } from '../messages';
import { passwordStrength } from './passwordStrength';

export const firstAdministrator: SameKeys<typeof english> = {
  title: 'Crear el primer administrador',
  lead: 'Esta cuenta tiene todos los permisos y crea las demás cuentas. El enlace sirve una sola vez.',
  email: 'Correo electrónico',
  fullName: 'Nombre completo',
  password: 'Contraseña',
  confirmation: 'Repita la contraseña',
  rules: 'Una buena contraseña tiene',
  met: 'cumplido',
  missing: 'falta',
  strength: passwordStrength,
  create: 'Crear administrador',
  creating: 'Creando…',
  nameRequired: 'Escriba el nombre completo.',
  nameTooLong: 'Use como máximo 120 caracteres.',
  emailTooLong: 'Use como máximo 254 caracteres.',
  linkOver: {
    title: 'Este enlace ya no sirve',
    text: 'Ya hay un administrador, o el servidor se reinició. Si se reinició, abra el último enlace que mostró.',
    back: 'Ir a iniciar sesión',
  },
  offline: 'No se puede llegar al servidor. No se creó nada; vuelva a intentarlo en un momento.',
  tooMany: 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.',
  fields: 'Revise los campos de abajo.',
  failed: 'No se pudo crear el administrador: %{message}',
};
