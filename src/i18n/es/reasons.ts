import type { reasons as english } from '../en/reasons';

export const reasons: typeof english = {
  1: 'No había nadie',
  2: 'Dirección equivocada',
  3: 'El destinatario lo rechazó',
  4: 'Otro',
  5: 'Residencia cerrada',
  6: 'No era seguro entregar',
  7: 'No se pagó el copago',
  8: 'Pidió otro día',
};
