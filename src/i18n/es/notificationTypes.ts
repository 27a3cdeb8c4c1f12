import type { AllNotificationWords } from '../notificationWords';

/** Lo que se avisa de cada tipo: lo escribe el servidor, en el idioma de quien lee. */
export const notificationTypes: AllNotificationWords = {
  delivery_failed: {
    name: 'Entrega fallida',
    title: 'Entrega fallida en %{run}',
    body: '%{participant_name}, %{address}: %{reason}. Intento %{no_try}, %{delivered_datetime}.',
    many: '%{count} entregas fallidas en %{run}',
  },
  delivery_rejected: {
    name: 'Entrega rechazada',
    title: 'Entrega rechazada en %{run}',
    body: '%{participant_name}, %{address}: %{reason}. Intento %{no_try}, %{delivered_datetime}.',
    many: '%{count} entregas rechazadas en %{run}',
  },
  delivery_missing: {
    name: 'Entrega extraviada',
    title: 'Entrega extraviada en %{run}',
    body: 'Falta %{tracking_number}, para %{participant_name}. %{driver_name}, %{delivered_datetime}.',
    many: '%{count} entregas extraviadas en %{run}',
  },
  delivery_damaged: {
    name: 'Entrega dañada',
    title: 'Entrega dañada en %{run}',
    body: '%{tracking_number}, para %{participant_name}, está dañada. %{driver_name}, %{delivered_datetime}.',
    many: '%{count} entregas dañadas en %{run}',
  },
  delivery_attempted: {
    name: 'Entrega intentada',
    title: 'Entrega intentada en %{run}',
    body: '%{participant_name}, %{address}. Intento %{no_try}, %{delivered_datetime}.',
    many: '%{count} entregas intentadas en %{run}',
  },
  stop_late: {
    name: 'Parada con retraso',
    title: 'Parada con retraso en %{run}',
    body: '%{participant_name}, %{address}: hora prevista %{time}.',
    many: '%{count} paradas con retraso en %{run}',
  },
  stop_at_risk: {
    name: 'Parada en riesgo',
    title: 'Parada en riesgo en %{run}',
    body: '%{participant_name}, %{address}: hora prevista %{time}.',
    many: '%{count} paradas en riesgo en %{run}',
  },
  left_without_status: {
    name: 'El vehículo dejó una parada sin estado',
    title: 'El vehículo dejó una parada sin estado: %{run}',
    body: '%{driver_name} se fue de %{address}. No se registró nada allí.',
    many: '%{count} paradas sin estado en %{run}',
  },
  stop_moved: {
    name: 'Parada movida en una ruta que usted tiene abierta o sigue',
    title: 'Parada movida: %{run}',
    body: '%{employee_name} movió %{participant_name}, %{address}.',
    many: '%{count} paradas movidas en %{run}',
  },
  add_on_assigned: {
    name: 'Entrega agregada a la ruta',
    title: 'Entrega agregada a %{run}',
    body: '%{participant_name}, %{address}.',
    many: '%{count} entregas agregadas a %{run}',
  },
  issue_assigned: {
    name: 'Incidencia asignada a usted',
    title: 'Incidencia asignada a usted: %{run}',
    body: '%{employee_name} le asignó %{participant_name}, %{address}.',
    many: '%{count} incidencias asignadas a usted: %{run}',
  },
  recipient_not_home: {
    name: 'El destinatario no estará en casa',
    title: 'El destinatario no estará en casa: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} destinatarios no estarán en casa en %{run}',
  },
  recipient_wants_call: {
    name: 'El destinatario pide una llamada',
    title: 'El destinatario pide una llamada: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} destinatarios piden una llamada en %{run}',
  },
  recipient_chose_time: {
    name: 'El destinatario eligió otra hora',
    title: 'El destinatario eligió otra hora: %{run}',
    body: '%{participant_name}, %{address}. La nueva hora está en la parada.',
    many: '%{count} destinatarios eligieron otra hora en %{run}',
  },
  recipient_unhappy: {
    name: 'Mala calificación',
    title: 'Mala calificación: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} malas calificaciones en %{run}',
  },
  run_started: {
    name: 'Ruta iniciada',
    title: '%{run} ha salido',
    body: '%{driver_name}, %{vehicle_name}.',
  },
  run_finished: {
    name: 'Ruta terminada',
    title: '%{run} ha terminado',
    body: '%{driver_name} ya no tiene paradas abiertas.',
  },
  driver_silent: {
    name: 'Sin noticias de un conductor',
    title: 'Sin noticias de %{driver_name}',
    body: '%{run}: sin noticias desde hace %{minutes} minutos.',
  },
  vehicle_stopped: {
    name: 'Vehículo detenido mucho tiempo',
    title: 'Vehículo detenido: %{run}',
    body: '%{driver_name}, %{vehicle_name}: lleva %{minutes} minutos sin moverse, lejos de una parada.',
  },
  vehicle_too_fast: {
    name: 'Exceso de velocidad',
    title: 'Exceso de velocidad: %{run}',
    body: '%{driver_name}, %{vehicle_name}: %{speed}.',
  },
  phone_clock_wrong: {
    name: 'Hora incorrecta en un teléfono',
    title: 'Hora incorrecta en el teléfono de %{driver_name}',
    body: '%{run}: el reloj del teléfono está desajustado %{minutes} minutos y no se aceptan sus posiciones. Ponga la fecha y la hora del teléfono en automático.',
  },
  overtime_near: {
    name: 'Horas extra previstas',
    title: 'Horas extra previstas: %{run}',
    body: 'Se espera a %{driver_name} a las %{time}, %{minutes} min después del fin del turno.',
  },
  import_finished: {
    name: 'Importación terminada',
    title: 'Importación terminada',
    body: '%{name}: %{rows} filas importadas, %{issues} sin importar.',
    failed: 'La importación falló',
  },
  inbox_undecided: {
    name: 'Orden que necesita una decisión',
    title: 'Órdenes que necesitan una decisión: %{issues}',
    body: 'Recibidas de %{name}.',
    many: 'Órdenes que necesitan una decisión: %{issues}',
  },
  copay_difference: {
    name: 'Diferencia de copagos',
    title: 'Diferencia de copagos: %{driver_name}',
    body: 'El arqueo del %{date} difiere en %{amount}.',
  },
  license_expiring: {
    name: 'Licencia de conducir por vencer',
    title: 'Licencia de conducir por vencer',
    body: 'La licencia de %{driver_name} vence el %{expiration_date}.',
  },
  license_expired: {
    name: 'Licencia de conducir vencida',
    title: 'Licencia de conducir vencida',
    body: 'La licencia de %{driver_name} venció el %{expiration_date}.',
  },
  inspection_due: {
    name: 'Inspección de vehículo próxima',
    title: 'Inspección de vehículo próxima',
    body: 'La inspección de %{vehicle_name} vence el %{expiration_date}.',
  },
  inspection_overdue: {
    name: 'Inspección de vehículo vencida',
    title: 'Inspección de vehículo vencida',
    body: 'La inspección de %{vehicle_name} venció el %{expiration_date}.',
  },
  vehicle_defect: {
    name: 'Vehículo con un defecto crítico',
    title: 'Defecto crítico: %{vehicle_name}',
    body: '%{driver_name}, antes de %{run}: %{defects}. El vehículo queda fuera de planificación hasta que alguien lo autorice.',
  },
  call_missed: {
    name: 'Llamada perdida',
    title: 'Llamada perdida',
    body: 'Llamó %{name}. Nadie contestó.',
    many: '%{count} llamadas perdidas de la misma persona',
  },
  text_received: {
    name: 'Mensaje de texto por leer',
    title: 'Un destinatario ha escrito',
    body: 'Abra los mensajes de texto para leerlo y responder.',
    many: 'Un destinatario ha escrito %{count} mensajes',
  },
  recipient_not_reached: {
    name: 'Mensaje a un destinatario no entregado',
    title: 'El destinatario no recibió el mensaje: %{run}',
    body: '%{participant_name}. %{channel} «%{news}»: %{error}',
    many: '%{count} mensajes a destinatarios no entregados en %{run}',
  },
  message_failed: {
    name: 'Otro mensaje no entregado',
    title: 'No se pudo entregar un mensaje',
    body: '%{channel} «%{news}»: %{error}',
    many: 'No se pudieron entregar %{count} mensajes',
  },
  webhook_disabled: {
    name: 'Webhook desactivado',
    title: 'Un webhook está desactivado',
    body: '%{name}: la dirección no aceptó llamadas. Lo que ocurra se guarda hasta que alguien lo active.',
  },
  driver_message: { name: 'Mensaje de la oficina', title: '%{employee_name}', body: '%{text}' },
  asynchronous_processing: {
    name: 'Tarea en segundo plano',
    title: 'Su archivo está listo',
    body: '%{file}',
    failed: 'No se pudo crear su archivo',
  },
  override_sign_in: {
    name: 'Sesión cerrada',
    title: 'Sesión cerrada',
    body: 'Solo se permite una sesión abierta: otra más reciente cerró esta.',
  },
};
