import type { SameKeys } from '../messages';
import type { pictures as english } from '../en/pictures';

export const pictures: SameKeys<typeof english> = {
  add: 'Agregar foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  alt: 'Foto de %{name}',
  none: 'Sin foto',
  saveFirst: 'Guarde primero el registro; después podrá agregar una foto.',
  saved: 'Foto guardada.',
  removed: 'Foto eliminada.',
  crop: {
    title: 'Elija la parte que se verá',
    intro:
      'Arrastre la foto o muévala con las flechas del teclado. Se guarda lo que queda dentro del marco, con 250 píxeles de ancho como máximo.',
    area: 'Parte de la foto: muévala con las flechas del teclado',
    zoom: 'Acercar',
    rotateLeft: 'Girar a la izquierda',
    rotateRight: 'Girar a la derecha',
    save: 'Guardar foto',
    cancel: 'Cancelar',
  },
  removeDialog: {
    title: '¿Quitar esta foto?',
    text: 'La foto de %{name} se elimina para todos. Más adelante puede agregar otra.',
    confirm: 'Quitar foto',
    cancel: 'Conservar foto',
  },
  map: 'Mapa: %{name}',
  mapFailed: 'No se pudo cargar el mapa.',
  errors: {
    notPicture: 'Este archivo no es una foto PNG, JPEG o WebP. Elija otro.',
    tooLarge: 'Este archivo pesa más de %{megabytes} MB. Elija uno más pequeño.',
    tooLargeToKeep: 'Esta foto es demasiado grande para guardarla. Elija otra.',
    tooManyPixels: 'Esta foto tiene demasiados píxeles. Elija una más pequeña.',
    used: 'Esta subida ya se usó. Inténtelo de nuevo.',
    infected: 'El antivirus encontró un virus en este archivo. No se guardó: elija otro.',
    notScanned:
      'Por ahora no se pueden revisar los archivos en busca de virus. Su foto sigue aquí: inténtelo de nuevo en un minuto.',
    unreadable: 'No se puede leer esta foto. Elija otra.',
    upload: 'La foto no se guardó. Su foto sigue aquí: inténtelo de nuevo.',
    expired: 'El permiso para subir la foto venció. Inténtelo de nuevo.',
    network: 'No hay conexión con el servidor. Su foto sigue aquí: inténtelo de nuevo.',
  },
};
