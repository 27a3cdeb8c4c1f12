import type { SameKeys } from '../messages';
import type { schedulingRuns as english } from '../en/schedulingRuns';

export const schedulingRuns: SameKeys<typeof english> = {
  afterStart: 'La ruta ya salió: esto no se puede cambiar',
  keep: 'Cancelar',
  close: 'Cerrar',
  notDue: {
    inactive: 'Desactivada',
    dates: 'Fuera de sus fechas',
    weekday: 'No sale este día de la semana',
    suspended: 'Suspendida',
  },
  notices: {
    overnight: 'Termina a la mañana siguiente',
    longShift: 'Turno de más de 8 horas',
    lunch: 'Con almuerzo',
    noLunch: 'Menos de 4 horas: sin almuerzo',
    weekOvertime: 'Horas extra: al conductor le quedan menos horas normales esta semana',
  },
  unavailable: {
    driverAbsent: '%{name} está ausente ese día',
    vehicleInService: '%{name} está en servicio ese día',
    vehicleDefect: '%{name} tiene un defecto crítico',
  },
  warnings: {
    noDriver: 'Sin conductor',
    noVehicle: 'Sin vehículo',
    empty: 'Sin entregas',
    overtime: '%{count} min después del fin del turno',
    capacity: '%{count} bolsas más de las que caben en el vehículo',
    noLunch: 'Sin almuerzo, aunque el turno dura 4 horas o más',
    longShift: 'Turno de más de 8 horas',
  },
  noDriver: 'Sin conductor',
};
