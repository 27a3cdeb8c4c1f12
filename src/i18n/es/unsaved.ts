import type { SameKeys } from '../messages';
import type { unsaved as english } from '../en/unsaved';

export const unsaved: SameKeys<typeof english> = {
  leave: { title: '¿Salir sin guardar?', go: 'Salir sin guardar' },
  signOut: { title: '¿Cerrar sesión sin guardar?', go: 'Cerrar sesión sin guardar' },
  close: { title: '¿Cerrar sin guardar?', go: 'Cerrar sin guardar' },
  reload: { title: '¿Recargar sin guardar?', go: 'Recargar sin guardar' },
  text: 'Sus cambios no están guardados y se perderán.',
  keep: 'Seguir editando',
};
