import type { invoiceFile as english } from '../en/invoiceFile';
import type { SameKeys } from '../messages';

export const invoiceFile: SameKeys<typeof english> = {
  title: 'Factura %{number}, %{client}',
  number: 'Factura',
  client: 'Cliente',
  span: 'Período',
  closed: 'Cerrado',
  summary: 'Cargos',
  day: 'Día',
  kind: 'Línea',
  delivery: 'Entrega',
  order: 'Orden',
  inCsv: 'Más de %{most} líneas: el CSV de esta factura las tiene todas.',
  kinds: { delivery: 'Entrega', difference: 'Diferencia de un período anterior', correction: 'Correcciones' },
  many: { delivery: '%{count} entregas', difference: '%{count} diferencias de períodos anteriores' },
};
