import type { SameKeys } from '../messages';
import type { map as english } from '../en/map';

/** El mapa, en cualquier página. */
export const map: SameKeys<typeof english> = {
  keys: '%{label}. Las flechas mueven el mapa, más y menos lo acercan y alejan. La lista dice lo que muestra.',
  geolocation: {
    denied:
      'El navegador no tiene permiso para compartir su ubicación. Permítalo en la barra de direcciones e intente otra vez.',
    unavailable: 'Su posición no está disponible en este momento.',
    timeout: 'Buscar su posición tardó demasiado.',
    unknown: 'No se pudo encontrar su posición.',
  },
  tools: {
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mostrar todo',
    locate: 'Mi ubicación',
    lasso: 'Rodear paradas para seleccionarlas',
    list: 'Lo que muestra el mapa, como lista',
    otherMap: 'Google Maps u OpenStreetMap',
  },
  list: {
    title: 'En esta parte del mapa',
    close: 'Cerrar la lista',
    empty: 'Aquí no hay nada. Mueva el mapa o aléjelo.',
    vehicles: 'Un vehículo |||| %{smart_count} vehículos',
    places: 'Una farmacia |||| %{smart_count} farmacias',
    stops: 'Una parada |||| %{smart_count} paradas',
    more: 'Y %{number} más: acerque el mapa para ver menos.',
  },
  vehicle: {
    movingNow: 'En camino, visto ahora mismo',
    standingNow: 'Parado, visto ahora mismo',
    moving: 'En camino, visto hace %{smart_count} minuto |||| En camino, visto hace %{smart_count} minutos',
    standing: 'Parado, visto hace %{smart_count} minuto |||| Parado, visto hace %{smart_count} minutos',
    on: 'En %{place}',
    near: 'Cerca de %{place}',
    silent:
      'Sin noticias desde hace %{smart_count} minuto |||| Sin noticias desde hace %{smart_count} minutos',
  },
  closeNote: 'Cerrar esta nota',
  noWebgl: 'Este navegador no puede mostrar el mapa. La lista dice lo que mostraría.',
  googleFailed: 'Google Maps no se carga. Este es el mapa integrado.',
  ground: {
    noFile:
      'No hay calles configuradas: este mapa muestra costa, límites y nombres. Para tener calles, ejecute "npm run map:get" en el servidor.',
    missing: 'El archivo de calles no está donde dice MAP_FILE. Se muestran costa, límites y nombres.',
    no_archive: 'El archivo de calles no es un archivo PMTiles. Se muestran costa, límites y nombres.',
    cut: 'El archivo de calles está incompleto. Descárguelo otra vez con "npm run map:get".',
    other_schema: 'El archivo de calles tiene capas que este mapa no conoce. Use un mapa base de Protomaps.',
    other_area: 'El archivo de calles es de otra zona. Descargue la suya con "npm run map:get".',
    noAnswer: 'El servidor no dice dónde están las calles. Se muestran costa, límites y nombres.',
    noOutlines: 'La costa y los límites no se cargan.',
  },
};
