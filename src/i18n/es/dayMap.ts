import type { dayMap as english } from '../en/dayMap';
import type { SameKeys } from '../messages';

/** El día en el mapa, junto a las rutas o aparte. */
export const dayMap: SameKeys<typeof english> = {
  label: 'Mapa del día',
  run: 'Ruta %{name}',
  closeRun: 'Cerrar la ruta',
  progress: '%{done} de %{total} paradas hechas',
  dropOnLine: 'Suelte sobre la línea de una ruta.',
  resize: 'Ancho del mapa',
  show: 'Mostrar en el mapa',
  window: {
    open: 'Abrir el mapa aparte',
    title: 'Mapa del %{date}',
    stops: 'Una parada |||| %{count} paradas',
    blocked:
      'El navegador no dejó abrir el mapa. Permita los elementos emergentes de esta página e intente de nuevo.',
    silent: 'El mapa que está aparte no responde. Ciérrelo y ábralo de nuevo.',
  },
  play: 'Reproducir',
  playBack: 'Ruta %{name}, reproducida',
  stopPlaying: 'Volver a ahora',
  start: 'Reproducir',
  pause: 'Pausa',
  moment: 'Hora del día',
  nothingYet: 'Todavía no hay ninguna parada hecha.',
  noTrack: 'El vehículo de esta ruta todavía no ha enviado posiciones.',
  trackComes: 'Cargando dónde estuvo el vehículo…',
  trackFailed: 'No se pudo cargar dónde estuvo el vehículo.',
  again: 'Intentar de nuevo',
};
