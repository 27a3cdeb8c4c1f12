import type { SameKeys } from '../messages';
import type { states as english } from '../en/states';

export const states: SameKeys<typeof english> = {
  eventStatus: {
    copayment: 'Copago',
    scheduled: 'Programada',
    inProgress: 'En camino',
    attempted: 'Intentada',
    successful: 'Entregada',
    rescheduled: 'Reprogramada',
    rejected: 'Rechazada',
    canceled: 'Cancelada',
    pickedUp: 'Recogida',
    missing: 'Extraviada',
    damaged: 'Dañada',
    failed: 'Fallida',
    collected: 'Recolectada',
    returned: 'Devuelta',
    unknown: 'Estado desconocido',
  },
  eventType: {
    pullOut: 'Salida del garaje',
    pickUp: 'Recogida en farmacia',
    delivery: 'Entrega',
    startLunch: 'Inicio del almuerzo',
    finishLunch: 'Fin del almuerzo',
    return: 'Devolución',
    pullIn: 'Regreso al garaje',
    collect: 'Cita de recolección',
    unknown: 'Parada desconocida',
  },
  stopRole: {
    tripBack: 'Vuelta al CDP por una bolsa',
    give: 'Encuentro: entregar bolsas',
    take: 'Encuentro: recibir bolsas',
  },
  manifestStatus: {
    created: 'Creada',
    scheduled: 'Programada',
    running: 'En curso',
    done: 'Terminada',
    incomplete: 'Incompleta',
    stalled: 'Detenida',
    unknown: 'Estado desconocido',
  },
};
