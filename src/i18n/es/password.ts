import type { SameKeys } from '../messages';
import type { password as english } from '../en/password';
import { passwordStrength } from './passwordStrength';

export const password: SameKeys<typeof english> = {
  title: 'Elija su contraseña',
  lead: 'Para su cuenta de Rx Dispatch.',
  firstLead:
    'Es la primera vez que entra: elija una contraseña que solo usted conozca y vuelva a entrar con ella.',
  oldPassword: 'Contraseña actual',
  oldHint: 'La que acaba de usar para entrar.',
  password: 'Contraseña nueva',
  confirmation: 'Repita la contraseña nueva',
  rules: 'Una buena contraseña tiene',
  met: 'cumplido',
  missing: 'falta',
  strength: passwordStrength,
  save: 'Guardar la contraseña',
  saving: 'Guardando…',
  saved: 'Su contraseña cambió. Ahora podrá entrar con ella.',
  savedMobile: 'Su contraseña cambió.',
  linkOver: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se usó, venció o se envió otro más nuevo. Pida uno nuevo en la página de inicio de sesión.',
    back: 'Ir a iniciar sesión',
  },
  offline: 'No se puede llegar al servidor. Su contraseña no cambió; vuelva a intentarlo en un momento.',
  tooMany: 'Demasiados intentos con una contraseña incorrecta. Vuelva a intentarlo en unos minutos.',
  fields: 'Revise los campos de abajo.',
  failed: 'No se pudo cambiar la contraseña: %{message}',
};
