import type { SameKeys } from '../messages';
import type { runs as english } from '../en/runs';

export const runs: SameKeys<typeof english> = {
  next: 'Próximos: %{shifts}',
  noNext: 'No hay próximos turnos: revise las fechas, los días y las suspensiones.',
  calendar: {
    title: 'Calendario',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    runs: 'Turno',
    suspended: 'Suspendida',
    none: 'Sin turno',
  },
  notices: {
    overnight: 'Este turno pasa de medianoche: termina a las %{end} de la mañana siguiente.',
    longShift: 'Este turno dura más de %{limit} horas (%{hours} h).',
    lunch: 'Alcanza para la pausa de almuerzo (4 horas o más).',
    noLunch: 'Muy corto para la pausa de almuerzo, que pide un turno de al menos 4 horas.',
  },
  zone: 'Todas las horas son de la zona del CDP, %{zone}.',
  settings: {
    crew: 'Clientes y garajes',
    crewPurpose: 'De quién son las entregas de esta ruta, y de dónde sale y adónde llega el vehículo.',
    suspensions: 'Suspensiones',
    suspensionsPurpose: 'Días en que la ruta no sale, aunque tengan turno.',
    none: 'Ninguna suspensión.',
    add: 'Agregar suspensión',
    remove: 'Quitar la suspensión %{number}',
    start: 'Primer día',
    end: 'Último día',
    reason: 'Motivo',
    number: 'Suspensión %{number}',
  },
  daily: {
    title: 'Horario por día',
    purpose: 'El horario de la ruta es %{times}. Ponga un horario propio en los días que sean distintos.',
    own: 'Horario propio',
    ownOf: 'Horario propio: %{day}',
    start: 'Inicio: %{day}',
    end: 'Fin: %{day}',
    asRun: 'Como la ruta: %{times}',
  },
  weekdays: {
    1: 'lunes',
    2: 'martes',
    3: 'miércoles',
    4: 'jueves',
    5: 'viernes',
    6: 'sábado',
    7: 'domingo',
  },
};
