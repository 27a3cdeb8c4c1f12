import type { operations as english } from '../en/operations';
import type { SameKeys } from '../messages';

export const operations: SameKeys<typeof english> = {
  lead: 'Las últimas seis horas del servidor que le respondió. Cada servidor guarda sus propias cifras, y un reinicio las borra. Para todos los servidores y más tiempo está Prometheus.',
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
  stale: 'Estas cifras son viejas: el servidor no responde.',
  notYet: 'El servidor acaba de iniciar. Las primeras cifras llegan en unos segundos.',
  now: 'Ahora',
  charts: {
    requests: { title: 'Solicitudes', note: 'Por segundo' },
    failures: { title: 'Solicitudes fallidas', note: 'Por minuto, por culpa nuestra' },
    p95_ms: { title: 'Tiempo de respuesta', note: 'Milisegundos que cumplen 19 de cada 20 respuestas' },
    commands: { title: 'Cambios en el tablero', note: 'Por minuto' },
    live_clients: { title: 'Páginas abiertas', note: 'Se enteran de los cambios al momento' },
    outbox_unread: { title: 'Cambios sin avisar', note: 'Las páginas abiertas aún no se han enterado' },
    database_waiting: { title: 'En espera de la base de datos', note: 'Llamadas sin conexión' },
    jobs_waiting_seconds: { title: 'Tareas en segundo plano', note: 'Segundos que espera la más antigua' },
    positions: { title: 'Posiciones de vehículos', note: 'En el último minuto' },
  },
  keys: 'Las flechas van de un valor a otro.',
  noData: 'Aún no hay cifras',
  noValue: 'sin valor',
  table: 'Ver como tabla',
  columns: { at: 'Hora', value: 'Valor' },
};
