import type { SameKeys } from '../messages';
import type { learnedTimes as english } from '../en/learnedTimes';

/** La página de los tiempos previstos y reales. */
export const learnedTimes: SameKeys<typeof english> = {
  lead: 'Tiempos previstos y reales de trayectos y visitas de las últimas cuatro semanas. Pueden corregir planes y horas previstas.',
  switch: 'Corregir planes y horas previstas con los tiempos reales',
  switched: { on: 'Desde ahora los planes se corrigen', off: 'Los planes ya no se corrigen' },
  failed: 'No se pudieron cargar los tiempos.',
  notYet: 'Todavía no hay tiempos. Se calculan la noche después del primer día en ruta.',
  learnedAt: 'Calculado %{at} con un trayecto |||| Calculado %{at} con %{count} trayectos',
  errors:
    'En los días de comprobación, los planes se desviaron %{before} por parada en promedio, y %{after} con las correcciones.',
  noneHelps:
    'Las llegadas se desviaron %{before} en promedio. Ninguna corrección las mejoró, así que no se usa ninguna.',
  checks: 'Qué correcciones sirven',
  checkedOn:
    'Comprobado con una ruta de %{days} días, que quedó fuera de las correcciones. |||| Comprobado con %{smart_count} rutas de %{days} días, cada una con las correcciones de los demás días.',
  tooLittle:
    'Aún no hay bastantes recorridos para comprobar correcciones: hacen falta al menos cuatro días. No se usa ninguna.',
  checkColumns: {
    kind: 'Corrección',
    before: 'Desvío de llegadas sin corregir',
    after: 'Desvío de llegadas con la corrección',
    use: 'Se usa',
  },
  kinds: {
    line: 'Todos los trayectos y visitas del CDP',
    hours: 'Trayectos según la hora',
    places: 'Visitas según el lugar',
    drivers: 'Trayectos según el conductor',
  },
  used: { yes: 'Sí', no: 'No: sin mejora comprobada' },
  cdp: 'CDP',
  hours: 'Trayecto y visita, por hora de salida',
  columns: { hour: 'Hora', legs: 'Trayectos', planned: 'Previsto', took: 'Real', difference: 'Diferencia' },
  workday: 'Lunes a viernes, %{hour}',
  weekend: 'Sábado y domingo, %{hour}',
  facilities: 'Residencias donde una visita dura más o menos',
  facility: 'Residencia',
  visits: 'Visitas',
  extra: 'Más',
  noFacility: 'Ninguna residencia se distingue de las demás.',
  otherPlaces: 'Y una dirección más. |||| Y %{smart_count} direcciones más.',
  span: '%{minutes} min %{seconds} s',
  secondsSpan: '%{seconds} s',
  wholeSpan: '%{minutes} min',
};
