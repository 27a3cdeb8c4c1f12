import type { invoice as english } from '../en/invoice';
import type { SameKeys } from '../messages';

export const invoice: SameKeys<typeof english> = {
  total: 'Total',
  for: 'Concepto',
  amount: 'Importe',
  reason: 'Motivo',
  status: 'Estado',
  parts: {
    base: 'Entregas',
    stop: 'Paradas',
    miles: 'Millas',
    attempts: 'Visitas sin entrega',
    rush: 'Urgentes',
    refrigerated: 'Refrigeradas',
    returns: 'Devoluciones',
    waiting: 'Espera',
    correction: 'Correcciones',
  },
};
