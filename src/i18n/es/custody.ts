import type { cashUp as cashUpWords, custody as custodyWords } from '../en/custody';

export const custody: typeof custodyWords = {
  lead: 'Una ruta se puede recibir cuando cada bolsa está entregada, de vuelta en el CDP o extraviada con un motivo. El día se puede cerrar cuando se han recibido todas las rutas que salieron.',
  tableOf: 'Rutas de %{cdp} del %{date}',
  empty: 'No hay rutas en este día.',
  failed: 'No se pudieron cargar las bolsas de este día',
  close: 'Cerrar',
  nobody: 'Sin registrar',
  reason: 'Detalles',
  columns: { run: 'Ruta', driver: 'Conductor', state: 'Recepción' },
  places: {
    expected: 'Esperadas',
    inVehicle: 'En vehículo',
    delivered: 'Entregadas',
    returned: 'Devueltas',
    missing: 'Extraviadas',
    notTaken: 'No salieron',
  },
  answers: { returned: 'De vuelta en el CDP', missing: 'Extraviada' },
  states: {
    notLeft: 'Aún no sale',
    unaccounted: '%{smart_count} bolsa sin justificar |||| %{smart_count} bolsas sin justificar',
    ready: 'Lista para recibir',
    handedOver: 'Recibida',
  },
  problems: {
    reason: 'Indique qué se sabe de la bolsa extraviada.',
    unaccounted: 'Falta justificar una bolsa. |||| Faltan por justificar %{smart_count} bolsas.',
  },
  run: {
    title: 'Bolsas de %{run}',
    sentence:
      'Falta justificar en %{cdp} una bolsa de %{run} (%{driver}). Justifíquela para confirmar la recepción. |||| Faltan por justificar en %{cdp} %{smart_count} bolsas de %{run} (%{driver}). Justifíquelas para confirmar la recepción.',
    allAccounted:
      'Todas las bolsas de %{run} (%{driver}) están justificadas en %{cdp}: la ruta se puede recibir.',
    notLeft: '%{run} aún no sale: sus bolsas siguen en %{cdp}.',
    closed: 'Recibida a las %{at}; la registró %{who}.',
    changedSince:
      'Una bolsa cambió después y está sin justificar. |||| %{smart_count} bolsas cambiaron después y están sin justificar.',
    allBack: 'Todas están de vuelta en el CDP',
    verb: 'Recibir ruta',
    keep: 'Cancelar',
    reopen: 'Deshacer la recepción',
    done: '%{run} quedó recibida.',
  },
  day: {
    none: 'Se recibieron todas las rutas que salieron',
    open: 'Falta recibir una ruta |||| Faltan por recibir %{smart_count} rutas',
    closed: 'Día cerrado a las %{at} por %{who}',
    title: '¿Cerrar el día de %{cdp}?',
    sentence:
      'Se cierra la custodia de %{cdp} del %{date}. Se reabre si se deshace la recepción de una ruta.',
    verb: 'Cerrar el día',
    keep: 'Cancelar',
  },
};

export const cashUp: typeof cashUpWords = {
  lead: 'Copagos de las entregas hechas. El conductor entrega el efectivo y los cheques; las tarjetas ya están cobradas.',
  tableOf: 'Copagos de %{driver} para %{cdp}',
  empty: 'Ningún conductor tiene copagos en este día.',
  failed: 'No se pudieron cargar los copagos de este día',
  print: 'Imprimir',
  deliveries: '%{smart_count} entrega con copago |||| %{smart_count} entregas con copago',
  columns: {
    client: 'Cliente',
    expected: 'Esperado',
    byCard: 'Con tarjeta',
    toHandOver: 'Por entregar',
    outstanding: 'Pendiente',
  },
  noClient: 'Sin cliente',
  total: 'Todos los clientes',
  counted: 'Contado',
  exact: 'Exacto',
  notCounted: 'Sin arqueo',
  countedBy: 'Arqueo a las %{at} por %{who}',
  signature: 'Firma del conductor',
  problems: { reason: 'Indique el motivo de la diferencia.' },
  dialog: {
    title: 'Arqueo de %{driver}',
    sentence:
      '%{driver} debe entregar a %{cdp} %{amount} en efectivo y cheques del %{date}. Lo que usted cuente queda registrado con su nombre.',
    outstanding: 'Quedan %{amount} pendientes en entregas sin terminar.',
    counted: 'Importe contado',
    reason: 'Motivo de la diferencia',
    shortBy: 'Faltan %{amount}',
    overBy: 'Sobran %{amount}',
    verb: 'Cerrar arqueo',
    correct: 'Corregir arqueo',
    keep: 'Cancelar',
    done: 'El arqueo de %{driver} está hecho.',
  },
};
