import type { locks as english } from '../en/locks';
import type { SameKeys } from '../messages';

/** Paradas y rutas que la planificación automática deja como están. */
export const locks: SameKeys<typeof english> = {
  because: 'La bloqueó %{who}: %{reason}',
  lock: {
    title: 'Bloquear %{name}',
    stop: 'La planificación automática deja esta parada donde está. Las personas aún pueden moverla, y antes se les pregunta.',
    run: 'La planificación automática deja esta ruta como está. Las personas aún pueden cambiarla, y antes se les pregunta.',
    confirm: 'Bloquear',
    cancel: 'Dejarla libre',
    done: '%{name}: bloqueada',
  },
  unlock: {
    title: 'Desbloquear %{name}',
    stop: 'La planificación automática puede mover otra vez esta parada.',
    run: 'La planificación automática puede cambiar otra vez esta ruta.',
    confirm: 'Desbloquear',
    cancel: 'Dejarla bloqueada',
    done: '%{name}: desbloqueada',
  },
};
