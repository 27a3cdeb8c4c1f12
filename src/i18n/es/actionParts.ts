import type { actionParts as english } from '../en/actionParts';
import type { SameKeys } from '../messages';

/** Palabras que comparten los diálogos de varios verbos. */
export const actionParts: SameKeys<typeof english> = {
  keep: 'Cancelar',
  close: 'Cerrar',
  open: 'Mostrar la lista',
  clear: 'Borrar',
  none: 'Sin coincidencias',
  fields: {
    employee_id: 'Conductor',
    vehicle_id: 'Vehículo',
    close_door_pharmacy_id: 'CDP',
  },
  more: ' y %{smart_count} más',
  moreLocks: 'y %{smart_count} bloqueo más |||| y %{smart_count} bloqueos más',
  lockedBecause: 'La bloqueó %{who}: %{reason}',
  restriction: {
    switch: 'Restricción de horario',
    kind: 'Entregar',
    after: 'Después de',
    before: 'Antes de',
    between: 'Entre',
    from: 'Desde',
    to: 'Hasta',
  },
  bag: {
    question: 'El vehículo ya salió del CDP. ¿Dónde está la bolsa?',
    cdp: 'En el CDP: el conductor vuelve por ella',
    driver: 'El conductor ya la tiene',
    tripBack: 'vuelve al CDP por la bolsa',
  },
  meeting: {
    place: 'Lugar de encuentro',
    hint: 'Las dos rutas reciben ahí una parada, a la hora en que pueda llegar el último conductor.',
    giver: 'En la próxima parada del conductor que tiene la bolsa',
    taker: 'En la próxima parada del conductor que la recibe',
    cdp: 'En el CDP',
  },
  refusals: {
    poolFull: 'Se superó el máximo de entregas sin asignar (%{most})',
    dayClosed:
      '%{who} cerró el día de este CDP (%{date}): sus bolsas y su efectivo están contados. Antes, deshaga la recepción de una ruta de ese día.',
    runOver: 'La ruta ya terminó',
    lunch: 'Esta ruta no admite pausa de almuerzo o ya tiene una',
    noLunch: 'Esta pausa de almuerzo no se puede cancelar',
    noContact: 'No hay ningún número ni dirección de %{name} registrados',
    sameDriver: '%{name} ya tiene esta entrega',
    notWaiting: 'En esta parada ya no espera nadie',
    noDriver: 'Esta ruta no tiene conductor',
    noDevice: '%{name} no tiene dispositivo ni teléfono',
    noIssue: 'Esta incidencia ya está cerrada',
    attended: 'Alguien ya atendió esta entrega',
    closed: 'Esta parada está cerrada',
    notMovable: 'Solo se pueden mover entregas y recolecciones',
    pickedUp: 'La bolsa está en el vehículo: se puede transferir, no planificar de nuevo',
    alreadyPooled: 'Esta parada ya está sin asignar',
    runStarted: '%{run} ya salió y no se puede eliminar',
    runLocked: '%{run} está bloqueada y no se puede eliminar',
    runState: '%{run} ya cambió de estado: esto ya no es posible',
    notDue: '%{run} no sale ese día',
  },
};
