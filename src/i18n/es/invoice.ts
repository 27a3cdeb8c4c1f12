import type { invoice as english } from '../en/invoice';
import type { SameKeys } from '../messages';

export const invoice: SameKeys<typeof english> = {
  title: 'Factura %{number}, %{client}',
  number: 'Factura',
  client: 'Cliente',
  span: 'Período',
  closed: 'Cerrado',
  total: 'Total',
  summary: 'Cargos',
  for: 'Concepto',
  amount: 'Importe',
  reason: 'Motivo',
  day: 'Día',
  kind: 'Línea',
  delivery: 'Entrega',
  order: 'Orden',
  status: 'Estado',
  inCsv: 'Más de %{most} líneas: el CSV de esta factura las tiene todas.',
  kinds: { delivery: 'Entrega', difference: 'Diferencia de un período anterior', correction: 'Correcciones' },
  many: { delivery: '%{count} entregas', difference: '%{count} diferencias de períodos anteriores' },
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
