import type { push as english } from '../en/push';
import type { SameKeys } from '../messages';

export const push: SameKeys<typeof english> = {
  news: 'Novedades de Rx Dispatch',
  signIn: 'Inicie sesión para leerlas.',
  open: 'Abra para leer.',
  test: 'Push funciona en este dispositivo.',
};
