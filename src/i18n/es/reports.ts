import type { reports as english } from '../en/reports';

export const reports: typeof english = {
  dispatcher: {
    noManifestAvailable: 'Ninguna ruta de este día ha terminado todavía: no hay nada que descargar.',
  },
  reports: {
    cancel: 'Cancelar',
    started: 'Preparando su archivo…',
    ready: '%{name} ya está listo.',
    notCreated: 'No se generó %{name}: %{why}',
    downloading: 'Descargando',
    notFound: 'Error: archivo no encontrado. %{uuid}',
    noUrl: 'NO SE ENCONTRÓ LA URL DEL ARCHIVO',
    failed: 'no se pudo generar',
    runsCsv: 'CSV de rutas terminadas',
    kinds: {
      runsCsv: 'Rutas terminadas (CSV)',
      deliveriesPdf: 'Informe de entregas (PDF)',
      invoice: 'Factura',
      report: 'Informe',
      billing: 'Informe de facturación (CSV)',
      personData: 'Datos de una persona (ZIP)',
      ownData: 'Mis datos (ZIP)',
      other: 'Archivo',
    },
    tasks: {
      title: 'Tareas en segundo plano',
      loading: 'Consultando…',
      waiting: 'Esperando turno',
      running: '%{percent}% hecho',
      done: 'Listo',
      failed: 'Sin generar: %{why}',
      gone: 'Archivo no encontrado: %{uuid}',
      download: 'Descargar',
      none: 'No se está creando ningún archivo.',
      canceled: 'Cancelado',
      cancel: 'Cancelar',
      cancelOf: 'Cancelar %{name}',
      forget: 'Quitar %{name} de la lista',
    },
    deliveries: {
      title: 'Informe de entregas',
      sentence: 'Genera un PDF con todas las entregas de un CDP y un día, ruta por ruta.',
      confirm: 'Generar el informe',
      cdp: 'CDP',
      date: 'Fecha',
      cdpsFailed: 'No se pudo cargar la lista de CDP. Cierre esto e inténtelo de nuevo.',
    },
    billing: {
      title: 'Informe de facturación',
      sentence:
        'Entregas de un mes por cliente, en un archivo CSV. Se envía a %{email} y queda en Mensajes enviados.',
      confirm: 'Generar el informe',
      month: 'Mes',
      sent: 'El informe para %{email} está en Mensajes enviados, donde se ve si llegó. Si no está en la bandeja de entrada, revise la carpeta de correo no deseado.',
    },
  },
};
