import type { SameKeys } from './messages';
import type { schedulingRuns as english } from './schedulingRuns.en';

export const schedulingRuns: SameKeys<typeof english> = {
  afterStart: 'La ruta ya salió: esto queda como está',
  keep: 'Dejar como está',
  close: 'Cerrar',
  day: {
    title: 'Rutas del día',
    sentence:
      'Las rutas elegidas del catálogo pasan a ser rutas del %{date}: con conductor, vehículo, salida, recogida, comida y regreso. Los conductores no ven nada hasta que usted las publique.',
    verb: 'Crear %{smart_count} ruta |||| Crear %{smart_count} rutas',
    verbNone: 'Crear rutas',
    done: '%{smart_count} ruta creada para el %{date} |||| %{smart_count} rutas creadas para el %{date}',
    all: 'Todas las que se pueden crear',
    groups: {
      ready: 'Se pueden crear',
      clash: 'Conductor o vehículo ocupado',
      made: 'Ya creadas',
      notDue: 'No salen este día',
    },
    none: 'Ninguna ruta del catálogo está prevista para este día',
    noneHint: 'Las rutas y sus días de la semana se llevan en Rutas.',
    toRuns: 'Abrir rutas',
    failed: 'No se pudieron obtener las rutas de este día',
    retry: 'Intentar de nuevo',
    refused: 'No se creó: %{run}. %{why}',
    suspendedUntil: 'Suspendida hasta el %{to}: %{reason}',
    noDriver: 'Sin conductor activo',
    busy: {
      driver: '%{name} está en %{run}, %{at}',
      vehicle: '%{name} está fuera con %{run}, %{at}',
    },
  },
  notDue: {
    inactive: 'Desactivada',
    dates: 'Fuera de sus fechas',
    weekday: 'No sale este día de la semana',
    suspended: 'Suspendida',
  },
  notices: {
    overnight: 'Termina a la mañana siguiente',
    longShift: 'Turno de más de 8 horas',
    lunch: 'Con comida',
    noLunch: 'Menos de 4 horas: sin comida',
  },
  create: {
    title: 'Nueva ruta',
    sentence: 'Una ruta solo para el %{date}. Su conductor no la ve hasta que usted la publique.',
    verb: 'Crear ruta',
    done: '%{name} creada',
    name: 'Nombre',
    start: 'Inicio',
    end: 'Fin',
  },
  remove: {
    title: '¿Eliminar %{name}?',
    empty: 'Se elimina %{name}. No tiene nada previsto.',
    sentence:
      'Se elimina %{name}. Su entrega (%{smart_count}) queda sin asignar. |||| Se elimina %{name}. Sus %{smart_count} entregas quedan sin asignar.',
    verb: 'Eliminar ruta',
    done: '%{name} eliminada',
  },
  publish: {
    title: 'Publicar %{name} |||| Publicar %{smart_count} rutas',
    sentence: 'Desde ahora %{driver} ve %{name} y puede salir.',
    sentenceNoDriver: 'Desde ahora %{name} cuenta como planificada. Todavía no tiene conductor.',
    sentences: 'Desde ahora los conductores de estas %{smart_count} rutas las ven y pueden salir.',
    verb: 'Publicar',
    done: '%{name} publicada |||| %{smart_count} rutas publicadas',
    warned: 'Conviene revisar antes',
    nothing: 'Todas las rutas de este día están publicadas',
    refused: 'No se publicó: %{run}. %{why}',
  },
  warnings: {
    noDriver: 'Sin conductor',
    noVehicle: 'Sin vehículo',
    empty: 'Sin entregas',
    overtime: '%{count} min después del fin del turno',
    capacity: '%{count} bolsas más de las que caben en el vehículo',
    noLunch: 'Sin comida, aunque el turno dura 4 horas o más',
    longShift: 'Turno de más de 8 horas',
  },
  unpublish: {
    title: 'Retirar %{name} |||| Retirar %{smart_count} rutas',
    sentence: '%{driver} deja de ver %{name} hasta que se publique de nuevo.',
    sentences:
      'Los conductores de estas %{smart_count} rutas dejan de verlas hasta que se publiquen de nuevo.',
    verb: 'Retirar',
    done: '%{name} retirada |||| %{smart_count} rutas retiradas',
    refused: 'No se retiró: %{run}. %{why}',
  },
  noDriver: 'Nadie',
};
