import type { bulk as english } from '../en/bulk';
import type { SameKeys } from '../messages';

/** Acciones sobre varias paradas, y sobre una pausa de almuerzo. */
export const bulk: SameKeys<typeof english> = {
  moreLocks: 'y %{smart_count} bloqueo más |||| y %{smart_count} bloqueos más',
  reschedule: {
    title: 'Reprogramar %{smart_count} entrega |||| Reprogramar %{smart_count} entregas',
    sentence:
      '%{names} pasa al final de la cola de su ruta, con la misma dirección y restricción. |||| Pasan al final de la cola de sus rutas, con la misma dirección y restricción: %{names}.',
    sentenceDay:
      '%{names} sale de su ruta y espera entre las entregas sin asignar del %{day}. |||| Salen de sus rutas y esperan entre las entregas sin asignar del %{day}: %{names}.',
    verb: 'Reprogramar |||| Reprogramar %{smart_count} entregas',
    done: '%{smart_count} entrega reprogramada |||| %{smart_count} entregas reprogramadas',
  },
  share: {
    title: 'Compartir %{smart_count} entrega |||| Compartir %{smart_count} entregas',
    sentence:
      '%{names} recibe el enlace de la entrega en el número o la dirección registrados. |||| Cada quien recibe el enlace de su propia entrega en el número o la dirección registrados: %{names}. Cada hogar recibe un solo mensaje.',
    verbs: {
      sms: 'Enviar SMS |||| Enviar %{smart_count} SMS',
      email: 'Enviar correo |||| Enviar %{smart_count} correos',
    },
    keep: 'No enviar nada',
    done: 'El enlace de %{smart_count} entrega va en camino |||| Los enlaces de %{smart_count} entregas van en camino',
  },
  lock: {
    title: 'Bloquear %{smart_count} parada |||| Bloquear %{smart_count} paradas',
    sentence:
      'La planificación automática deja a %{names} donde está. |||| La planificación automática deja estas paradas donde están: %{names}.',
    done: '%{smart_count} parada bloqueada |||| %{smart_count} paradas bloqueadas',
  },
  unlock: {
    title: 'Desbloquear %{smart_count} parada |||| Desbloquear %{smart_count} paradas',
    sentence:
      'La planificación automática puede volver a mover a %{names}. |||| La planificación automática puede volver a mover estas paradas: %{names}.',
    done: '%{smart_count} parada desbloqueada |||| %{smart_count} paradas desbloqueadas',
  },
  cancelLunch: {
    title: 'Cancelar la pausa de almuerzo en %{run}',
    sentence: '%{driver} sigue sin pausa, y las paradas posteriores se adelantan lo que duraba.',
    verb: 'Cancelar la pausa',
    keep: 'Mantener la pausa',
    done: 'La pausa de almuerzo en %{run} está cancelada',
  },
};
