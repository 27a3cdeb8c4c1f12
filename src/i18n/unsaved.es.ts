import type { SameKeys } from './messages';
import type { unsaved as english } from './unsaved.en';

export const unsaved: SameKeys<typeof english> = {
  leave: { title: '¿Salir sin guardar?', go: 'Salir sin guardar' },
  signOut: { title: '¿Cerrar sesión sin guardar?', go: 'Cerrar sesión sin guardar' },
  text: 'Lo que escribió no está guardado y se perderá.',
  keep: 'Seguir editando',
};
