import type { board as english } from './board.en';
import type { SameKeys } from './messages';

/** Cómo se dibuja el día: filtros, vistas, carriles, lista, quién más está y si está al día. */
export const board: SameKeys<typeof english> = {
  filters: 'Filtros',
  filtersOf: 'Filtros (%{count})',
  filtersTitle: 'Ver solo',
  run: 'Ruta',
  allRuns: 'Cualquier ruta',
  driver: 'Conductor',
  allDrivers: 'Cualquier conductor',
  phase: 'Estado de la ruta',
  marks: 'Entregas con alguna de estas indicaciones',
  timing: 'Hora',
  timingFlags: { late: 'Tarde', atRisk: 'En riesgo' },
  active: 'Filtros puestos',
  remove: 'Quitar filtro: %{name}',
  clear: 'Quitar todos',
  done: 'Listo',
  matches: '%{stops} de %{total} paradas',
  status: 'Estado: %{name}',
  emptyPool: 'Ninguna parada sin asignar coincide con los filtros.',
  driverStates: {
    available: 'Disponible',
    notAvailable: 'No disponible',
    delivering: 'Entregando',
    inProgress: 'En camino',
    onLunch: 'En el almuerzo',
  },
  silent: 'Sin noticias desde hace %{minutes} min',
  overtime: '%{minutes} min fuera de horario',
  overtimeLong: 'Termina %{minutes} minutos después del turno, que acaba a las %{time}',
  lunch: 'Almuerzo %{time}',
  progress: '%{done} de %{total} paradas cerradas. %{words}',
  showAlerts: '%{words}: ver solo estas',
  next: 'Próxima parada',
  shortRisks: {
    tight: 'horario justo',
    silent: 'sin noticias',
    refrigerated: 'límite de frío',
    closing: 'cierra pronto',
  },
};
