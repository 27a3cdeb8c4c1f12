import type { SameKeys } from '../messages';
import type { settings as english } from '../en/settings';

export const settings: SameKeys<typeof english> = {
  lead: 'Para toda la operación. Cada cambio queda en el registro de cambios.',
  tabs: 'Grupos de ajustes',
  tabUnsaved: '%{title}, con cambios sin guardar',
  units: {
    metres: 'm',
    minutes: 'min',
    hours: 'h',
    days: 'días',
    kmh: 'km/h',
    percent: '%',
    attempts: 'intentos',
    passwords: 'contraseñas',
    deliveries: 'entregas',
  },
  groups: {
    general: {
      title: 'General',
      purpose: 'Datos de la empresa y valores para cuentas nuevas.',
    },
    delivery: {
      title: 'Entregas',
      purpose: 'Cómo se planifican las paradas y cuándo se dan por hechas en el lugar.',
    },
    road: {
      title: 'En ruta',
      purpose: 'Alertas para despacho mientras los vehículos están en camino.',
    },
    block: {
      title: 'Bloqueo',
      purpose: 'Cuántos accesos fallidos bloquean una cuenta.',
    },
    passwords: {
      title: 'Contraseñas y sesiones',
      purpose: 'Cuánto duran las contraseñas y las sesiones.',
    },
    notifications: {
      title: 'Notificaciones',
      purpose: 'Cuándo se avisa a las personas, y con qué frecuencia.',
    },
    vir: {
      title: 'Correo de VIR',
      purpose: 'Quién recibe un informe de inspección del vehículo (VIR) con un defecto.',
    },
    hours: { title: 'Horas', purpose: 'Cómo se cuentan las horas de los conductores con control de horas.' },
    keeping: {
      title: 'Datos guardados',
      purpose: 'Cada noche se elimina lo que pasa de estos días, salvo que una retención legal lo impida.',
    },
  },
  items: {
    operation_name: {
      label: 'Nombre de la operación',
      what: 'Aparece en los mensajes a destinatarios y personal. Se aplica al próximo mensaje.',
    },
    operation_phone: {
      label: 'Teléfono de la operación',
      what: 'El número al que llaman los destinatarios desde su página de rastreo. Mientras esté vacío, llaman a la farmacia de su entrega.',
    },
    default_time_zone: {
      label: 'Zona horaria predeterminada',
      what: 'Valor predeterminado de las cuentas nuevas. Las rutas usan siempre la zona horaria de su CDP.',
    },
    default_state: {
      label: 'Estado predeterminado',
      what: 'Valor predeterminado de las cuentas nuevas: el estado en sus formularios de dirección.',
    },
    default_language: {
      label: 'Idioma predeterminado',
      what: 'Valor predeterminado de las cuentas nuevas. Cada persona puede elegir otro.',
    },
    clock: {
      label: 'Reloj',
      what: 'Cómo se escriben las horas en pantalla. Cada persona puede elegir otro.',
    },
    date_order: {
      label: 'Orden de la fecha',
      what: 'Cómo se escriben las fechas en pantalla. Cada persona puede elegir otro.',
    },
    recipient_clock: {
      label: 'Reloj para destinatarios',
      what: 'Cómo se escriben las horas en los mensajes y documentos para destinatarios y en «Dónde está mi Rx».',
    },
    distance_unit: {
      label: 'Distancias',
      what: 'Cómo se escriben las distancias en pantalla. Cada persona puede elegir otra unidad.',
    },
    geofence_metres: {
      label: 'Radio de la geocerca',
      what: 'A qué distancia de la dirección debe estar el conductor para cerrar una parada sin advertencia. Se aplica de inmediato.',
    },
    pickup_task_minutes: {
      label: 'Duración de una recogida',
      what: 'Tiempo que un plan reserva para recoger en un CDP. Se aplica al próximo plan.',
    },
    delivery_task_minutes: {
      label: 'Duración de una entrega',
      what: 'Tiempo que un plan reserva en cada parada. Se aplica al próximo plan.',
    },
    lunch_break_minutes: {
      label: 'Duración del almuerzo',
      what: 'Cuánto dura la pausa de almuerzo en una ruta. Se aplica a la próxima pausa.',
    },
    refrigerated_end_time: {
      label: 'Hora límite de refrigerados',
      what: 'Las entregas refrigeradas sin hora propia deben llegar antes de esta hora, en la zona de la ruta. Se aplica a las entregas nuevas.',
    },
    refrigerated_minutes: {
      label: 'Tiempo máximo fuera del refrigerador',
      what: 'Las entregas refrigeradas que se cargan después de la hora límite deben llegar estos minutos después del inicio de su ruta, o de su propio horario. Se aplica de inmediato.',
    },
    max_unassigned_deliveries: {
      label: 'Límite de entregas sin asignar',
      what: 'Cuántas entregas de un día pueden estar sin asignar. Al llegar al límite, ya no se pueden quitar más de sus rutas.',
    },
    max_time_on_vehicle_minutes: {
      label: 'Tiempo máximo en el vehículo',
      what: 'Cuánto puede estar un paquete en el vehículo antes de que su entrega quede en riesgo. Se aplica al próximo plan.',
    },
    speed_alert_kmh: {
      label: 'Alerta de velocidad',
      what: 'Se avisa al despacho cuando un vehículo va más rápido. Se aplica a las posiciones nuevas.',
    },
    vehicle_stopped_minutes: {
      label: 'Vehículo detenido',
      what: 'Se avisa al despacho cuando un vehículo en ruta no se mueve durante este tiempo, lejos de una parada. Se aplica en un minuto.',
    },
    position_days: {
      label: 'Días que se guardan las posiciones',
      what: 'Dónde estuvieron los vehículos. Al menos 7 días, porque los planes aprenden de ellas.',
    },
    message_days: {
      label: 'Días que se guardan los mensajes',
      what: 'Mensajes de texto y correos en ambos sentidos, y el registro de llamadas. Al menos 30 días, porque los destinatarios pueden responder tarde. Los consentimientos se conservan.',
    },
    notification_days: {
      label: 'Días que se guardan las notificaciones',
      what: 'Leídas o no. Al menos 7 días, para que una semana de ausencia no oculte nada.',
    },
    webhook_days: {
      label: 'Días que se guardan las llamadas a sistemas de clientes',
      what: 'Al menos 30 días, porque durante ese tiempo una llamada se puede enviar de nuevo.',
    },
    file_days: {
      label: 'Días que se guardan los archivos creados',
      what: 'Informes y otros archivos creados en segundo plano. Al menos 7 días, porque sus correos dicen una semana.',
    },
    import_days: {
      label: 'Días que se guardan las importaciones',
      what: 'Archivos de órdenes con sus filas, y órdenes resueltas de la bandeja. Al menos 7 días, para poder deshacer una importación.',
    },
    proof_days: {
      label: 'Días que se guardan fotos y firmas',
      what: 'Al menos 3 años: California guarda ese tiempo los registros de farmacia (Business and Professions Code 4081). Medicare pide 7. Las sumas de comprobación se conservan.',
    },
    delivery_days: {
      label: 'Días que se guardan las entregas',
      what: 'Con su historial y su custodia. Al menos 7 años, como pide Medicare a los proveedores (42 CFR 424.516); la Parte D pide 10. Las cifras y las facturas se conservan.',
    },
    log_days: {
      label: 'Días que se guarda el registro de cambios',
      what: 'Los cambios y quién vio datos de pacientes. Al menos 6 años, como pide HIPAA (45 CFR 164.316). Se elimina primero lo más antiguo, y el resto sigue siendo comprobable.',
    },
    driver_silent_minutes: {
      label: 'Conductor sin noticias',
      what: 'Tras este tiempo sin posición, las paradas abiertas de la ruta aparecen en riesgo. Se aplica al abrir el tablero.',
    },
    risk_tight_minutes: {
      label: 'Horario justo',
      what: 'Marca una parada en riesgo estos minutos antes de que termine su horario. Se aplica al abrir el tablero.',
    },
    road_speed_kmh: {
      label: 'Velocidad media',
      what: 'La velocidad con la que cuentan los planes donde no hay una red de carreteras conectada. Se aplica al próximo plan.',
    },
    detour_percent: {
      label: 'Desvío por carretera',
      what: 'Distancia por carretera frente a la línea recta: 130% significa que 10 millas en el mapa son 13 millas de carretera. Se aplica al próximo plan.',
    },
    max_login_attempts: {
      label: 'Máximo de intentos de acceso',
      what: 'Cuántas contraseñas equivocadas seguidas bloquean una cuenta. Se aplica de inmediato.',
    },
    waiting_time: {
      label: 'Tiempo de espera',
      what: 'Cuánto tiempo queda bloqueada la cuenta. Se aplica a los intentos nuevos.',
    },
    password_rotation_days: {
      label: 'La contraseña vence a los',
      what: 'Tras estos días, la persona tiene que elegir una contraseña nueva en su próximo inicio de sesión.',
    },
    password_warning_days: {
      label: 'Aviso de vencimiento',
      what: 'Cuántos días antes de que venza su contraseña recibe un aviso la persona.',
    },
    password_history: {
      label: 'Contraseñas anteriores que se rechazan',
      what: 'Una contraseña nueva debe ser distinta de las últimas que se indican.',
    },
    session_hours: {
      label: 'Duración de la sesión',
      what: 'Tras este tiempo todos tienen que volver a iniciar sesión. Se aplica a las sesiones nuevas.',
    },
    idle_logoff_minutes: {
      label: 'Cierre por inactividad',
      what: 'A quien no haga nada durante este tiempo se le cierra la sesión, con un aviso un minuto antes. Se aplica al cargar una página.',
    },
    notification_attempts: {
      label: 'Intentos de notificación',
      what: 'Cuántas veces se intenta un mensaje antes de darlo por no enviado. Se aplica desde el próximo intento.',
    },
    notification_minutes: {
      label: 'Tiempo entre notificaciones',
      what: 'Tiempo entre dos intentos. Se aplica desde el próximo intento.',
    },
    license_warning_days: {
      label: 'Aviso de licencia',
      what: 'Cuántos días antes de que venza la licencia de un conductor se avisa a la oficina.',
    },
    bell_refresh_minutes: {
      label: 'Actualización de la campana',
      what: 'Cada cuánto pregunta la campana por novedades mientras no hay conexión en vivo. Se aplica al cargar una página.',
    },
    vir_email_recipients: {
      label: 'Destinatarios',
      what: 'Una dirección por línea, diez como máximo. Reciben un correo cuando un conductor informa defectos de un vehículo.',
    },
    overtime_rule: {
      label: 'Horas extra',
      what: 'California: más de 8 horas al día, más de 40 a la semana y el séptimo día seguido; doble desde 12 horas. Se aplica a las semanas sin firmar.',
    },
    week_starts_on: {
      label: 'La semana laboral empieza el',
      what: 'Desde este día se cuentan las 40 horas de la semana y el séptimo día.',
    },
  },
  default: 'Predeterminado: %{value}',
  none: 'ninguno',
  off: 'desactivado',
  offHint: '0 = desactivado',
  range: 'de %{min} a %{max}',
  reset: 'Restablecer',
  resetTo: 'Restablecer «%{name}» a su valor predeterminado',
  choices: {
    en: 'Inglés',
    es: 'Español',
    ar: 'Árabe',
    california: 'California: por día y semana',
    federal: 'Más de 40 horas a la semana',
    none: 'Sin horas extra',
    sunday: 'Domingo',
    monday: 'Lunes',
  },
  readOnly:
    'Puede leer estos ajustes. Para cambiarlos hace falta el permiso «Ajustes avanzados: actualizar».',
  loadFailed: 'Los ajustes no se cargaron',
  problems: 'Hay %{smart_count} ajuste por revisar: |||| Hay %{smart_count} ajustes por revisar:',
  notSaved: 'No se guardó.',
  savedPart: 'Antes de esto se guardaron algunos grupos.',
  conflictTitle: 'Alguien guardó estos ajustes antes',
};
