import type { SameKeys } from '../messages';
import type { learnedTimes as english } from '../en/learnedTimes';

/** La página de los tiempos previstos y reales. */
export const learnedTimes: SameKeys<typeof english> = {
  lead: 'Cuánto duraron los trayectos y las visitas de las últimas cuatro semanas, junto a lo previsto. Los planes y las llegadas se corrigen con ello.',
  switch: 'Corregir planes y llegadas con lo recorrido',
  switched: { on: 'Desde ahora los planes se corrigen', off: 'Los planes ya no se corrigen' },
  failed: 'No se pudieron cargar los tiempos.',
  notYet: 'Todavía no se aprendió nada. Se hace la primera noche después de un día recorrido.',
  learnedAt: 'Aprendido %{at}, de un trayecto |||| Aprendido %{at}, de %{count} trayectos',
  errors: 'De puerta a puerta el plan se desvió %{before} de media; corregido, se habría desviado %{after}.',
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
  otherPlaces: 'Y %{smart_count} puerta más. |||| Y %{smart_count} puertas más.',
  span: '%{minutes} min %{seconds} s',
  secondsSpan: '%{seconds} s',
  wholeSpan: '%{minutes} min',
};
