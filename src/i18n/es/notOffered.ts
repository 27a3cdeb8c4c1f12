import type { SameKeys } from '../messages';
import type { notOffered as english } from '../en/notOffered';

/** Se dice cuando se pulsa una tecla cuya acción no se ofrece: una frase por cada motivo de las reglas. */
export const notOffered: SameKeys<typeof english> = {
  noStop:
    'Elija primero una parada: las letras actúan sobre las seleccionadas o, si no hay, sobre la parada del cursor',
  noIssue: 'Elija primero una incidencia: abra una o marque varias',
  sentence: '%{action}: ahora no, porque %{reason}',
  reasons: {
    permission: 'su rol no lo permite',
    oneOnly: 'se hace con una sola parada a la vez',
    mixed: 'no se aplica a ninguna de las paradas seleccionadas',
    severalRuns: 'las paradas seleccionadas no son todas de una ruta',
    notRecipient: 'solo se aplica a entregas y recolecciones',
    notOffices: 'solo el conductor puede hacer este paso',
    notLunch: 'esto no es un almuerzo',
    noRun: 'la parada aún no está en ninguna ruta',
    runOver: 'la ruta ya terminó',
    closed: 'la parada está cerrada',
    noStatus: 'no hay ningún otro estado posible',
    pickedUp: 'la bolsa está en el vehículo',
    collect: 'una recolección no tiene copago',
    hasLunch: 'la ruta ya tiene almuerzo',
    locked: 'está bloqueada',
    notLocked: 'no está bloqueada',
    routeUpdated: 'la ruta está al día',
    noDriver: 'la ruta no tiene conductor',
    published: 'la ruta ya está publicada',
    notPublished: 'la ruta no está publicada o ya salió',
    started: 'la ruta ya salió',
  },
  issues: {
    take: 'Asignarme: ya es suya',
    fixAsFailed: 'Dar por fallida: no se aplica a ninguna de las elegidas',
    cancelUnattended: 'Cancelar entrega: solo para entregas sin atender',
  },
};
