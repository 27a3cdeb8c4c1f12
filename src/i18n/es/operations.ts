import type { operations as english } from '../en/operations';
import type { SameKeys } from '../messages';

export const operations: SameKeys<typeof english> = {
  lead: 'Últimas seis horas del servidor que respondió a esta página. Cada servidor guarda sus propias cifras y las pierde al reiniciar. Para todos los servidores y períodos más largos, use Prometheus.',
  server: 'Servidor %{name}, iniciado el %{at}',
  replica: {
    used: 'Las listas y los informes salen de la réplica, que lleva %{seconds} s de retraso.',
    behind:
      'La réplica lleva %{seconds} s de retraso: la base de datos principal responde las listas y los informes.',
    other:
      'Lo que indica DATABASE_READ_URL no es una réplica de esta base de datos: la base de datos principal responde las listas y los informes.',
    down: 'La réplica no responde: la base de datos principal responde las listas y los informes.',
  },
  failed: 'No se pudieron cargar las cifras.',
  stale: 'Estas cifras no están al día: el servidor no responde.',
  notYet: 'El servidor acaba de iniciar. Las primeras cifras llegan en unos segundos.',
  now: 'Ahora',
  charts: {
    requests: { title: 'Solicitudes', note: 'Por segundo' },
    failures: { title: 'Errores del servidor', note: 'Por minuto (5xx)' },
    p95_ms: { title: 'Tiempo de respuesta, p95', note: 'En ms: el 95% de las solicitudes tarda menos' },
    commands: { title: 'Cambios en el tablero', note: 'Por minuto' },
    live_clients: { title: 'Páginas abiertas', note: 'Conectadas para recibir cambios en vivo' },
    outbox_unread: { title: 'Cambios en vivo pendientes', note: 'Aún no enviados a las páginas abiertas' },
    database_waiting: { title: 'En espera de la base de datos', note: 'Solicitudes sin conexión' },
    jobs_waiting_seconds: {
      title: 'Tareas en segundo plano',
      note: 'Antigüedad de la tarea más antigua en espera, en segundos',
    },
    positions: { title: 'Posiciones de vehículos', note: 'En el último minuto' },
    messages_waiting: {
      title: 'Mensajes en espera',
      note: 'Mensajes de texto, correos y llamadas aún sin enviar',
    },
    plan_seconds: { title: 'Planes automáticos', note: 'El más lento del minuto, en segundos' },
    disk_free_gb: { title: 'Espacio libre en disco', note: 'En GB, donde se guardan los datos' },
  },
  keys: 'Las flechas van de un valor a otro.',
  noData: 'Aún no hay cifras',
  noValue: 'sin valor',
  table: 'Ver como tabla',
  columns: { at: 'Hora', value: 'Valor' },
};
