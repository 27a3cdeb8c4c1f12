import type { confirmEmail as english } from '../en/confirmEmail';
import type { SameKeys } from '../messages';

export const confirmEmail: SameKeys<typeof english> = {
  title: 'Confirme su nuevo correo',
  lead: 'Desde entonces entrará con esta dirección. Las sesiones abiertas de su cuenta se cierran.',
  confirm: 'Confirmar correo',
  confirming: 'Confirmando…',
  done: 'Su correo cambió. Entre con la nueva dirección.',
  signIn: 'Ir a iniciar sesión',
  over: {
    title: 'Este enlace no sirve',
    text: 'Se usó, se canceló o venció. Pida a su administrador que lo envíe otra vez.',
  },
  offline: 'No hay conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
  failed: 'No se pudo confirmar el correo: %{message}',
};
