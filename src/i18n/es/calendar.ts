import type { calendar as english } from '../en/calendar';
import type { SameKeys } from '../messages';

/** El calendario de personas y vehículos. */
export const calendar: SameKeys<typeof english> = {
  title: 'Calendario',
  lead: 'Conductores ausentes y vehículos en mantenimiento. Los planes no cuentan con ellos.',
  of: { people: 'Conductores', vehicles: 'Vehículos' },
  show: 'Mostrar',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Este mes',
  list: 'Todas las ausencias',
  add: 'Agregar ausencia',
  failed: 'No se pudo cargar el calendario.',
  empty: { people: 'No hay conductores activos.', vehicles: 'No hay vehículos activos.' },
  name: { people: 'Conductor', vehicles: 'Vehículo' },
  keys: 'Con las flechas se pasa de un día a otro. Enter abre la ausencia del día o agrega una.',
  short: { vacation: 'V', sick: 'E', other: 'A', service: 'M' },
  weekdays: { 1: 'Lu', 2: 'Ma', 3: 'Mi', 4: 'Ju', 5: 'Vi', 6: 'Sá', 7: 'Do' },
  legend: {
    vacation: 'Vacaciones',
    sick: 'Enfermedad',
    other: 'Otra ausencia',
    service: 'Mantenimiento del vehículo',
    run: 'Tiene ruta',
    conflict: 'Ausente, pero tiene ruta',
  },
  day: {
    free: '%{name}, %{day}: libre',
    runs: '%{name}, %{day}: una ruta |||| %{name}, %{day}: %{smart_count} rutas',
    absent: '%{name}, %{day}: %{kind}',
    conflict:
      '%{name}, %{day}: %{kind}, pero tiene una ruta |||| %{name}, %{day}: %{kind}, pero tiene %{smart_count} rutas',
  },
  outOfService: 'Defecto crítico: fuera de planificación',
};
