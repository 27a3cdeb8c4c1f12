import type { driverRuns as english } from '../en/driverRuns';
import type { SameKeys } from '../messages';

export const driverRuns: SameKeys<typeof english> = {
  title: 'Conductores de esta ruta',
  purpose: 'Quién la manejó cada día, y quién cambió su conductor o vehículo.',
  run: 'Ruta',
  when: 'Cuándo',
  what: 'Qué',
  driver: 'Conductor',
  vehicle: 'Vehículo',
  by: 'Por',
  day: 'Turno',
  edit: 'Cambio',
  was: '%{to} (antes %{from})',
  gone: 'Sin asignar (antes %{from})',
  none: 'Nadie ha manejado esta ruta todavía.',
  count: '%{loaded} de %{total}',
  failed: 'El historial no se cargó. %{reason}',
};
