import type { RightWords } from '../rightWords';

export const rights: RightWords = {
  activity_logger: {
    title: 'Registro de actividad',
    rights: {
      read: [
        'Ver quién hizo qué',
        'El historial de cambios y consultas, y los servicios pasados de un participante.',
      ],
      readAccesses: [
        'Ver accesos fallidos y denegados',
        'Inicios de sesión fallidos, bloqueos, enlaces de contraseña, correos cambiados y accesos denegados, con dirección y dispositivo.',
      ],
    },
  },
  advanced_settings: {
    title: 'Ajustes avanzados',
    rights: {
      read: ['Ver los ajustes', 'Todos los ajustes de la operación con sus valores.'],
      update: ['Cambiar los ajustes', 'Los cambios guardados se aplican de inmediato para todos.'],
    },
  },
  billing: {
    title: 'Facturación',
    rights: {
      read: ['Ver lo que se cobra a los clientes', 'Meses, líneas de entregas y los copagos al lado.'],
      calculate: ['Calcular un mes', 'Los cargos de cada entrega de un mes que no está cerrado.'],
      correct: ['Corregir un período', 'Un importe con motivo, agregado o quitado.'],
      close: ['Cerrar un período', 'Le da un número de factura. Después ya no cambia.'],
      invoice: ['Guardar facturas como archivo', 'En PDF o CSV.'],
      listPrices: ['Ver las listas de precios', 'Cuánto pagan los clientes y cuándo.'],
      readPrices: ['Abrir una lista de precios', 'Todos los precios de una lista.'],
      createPrices: ['Agregar listas de precios', 'Para un cliente y unos días.'],
      updatePrices: ['Editar listas de precios', 'Se aplica a los períodos que no están cerrados.'],
    },
  },
  billing_report: {
    title: 'Informe de facturación',
    rights: {
      generate: ['Generar el informe de facturación', 'Las entregas de un mes por cliente, por correo.'],
    },
  },
  calls: {
    title: 'Llamadas',
    rights: {
      make: [
        'Hacer y recibir llamadas',
        'Llamadas a compañeros y a cualquier número, con el teléfono de la cabecera.',
      ],
      list: ['Ver el registro de llamadas', 'A quién se llamó y cuándo, el resultado y la nota.'],
      note: ['Escribir notas de llamadas', 'De qué se habló en una llamada.'],
    },
  },
  cdps: {
    title: 'CDP',
    rights: {
      readAll: [
        'Ver la lista de CDP',
        'La lista, su búsqueda y exportación, y el filtro de CDP de otras pantallas.',
      ],
      read: ['Abrir un CDP', 'Un punto de recogida y entrega con todos sus datos.'],
      create: ['Agregar CDP', 'Nuevos puntos de recogida y entrega.'],
      update: ['Cambiar y desactivar CDP', 'Nombre, dirección, color y si está activo.'],
    },
  },
  dashboards: {
    title: 'Tableros',
    rights: {
      view: [
        'Ver los tableros',
        'Cifras de días pasados: a tiempo, visitas, fallos, minutos por parada, horas extra y distancias.',
      ],
    },
  },
  dispatch: {
    title: 'Despacho',
    rights: {
      list: ['Ver el tablero de despacho', 'Las rutas de un día, sus paradas y las entregas sin ruta.'],
      current: ['Ver las rutas actuales', 'Las rutas en camino y las que salen hoy, con sus paradas.'],
      read: ['Abrir una ruta', 'Una ruta con sus paradas, en el orden del recorrido.'],
      readEvent: ['Abrir una entrega de una ruta', 'Horas, evidencia y firma de una parada.'],
      viewHistory: ['Ver el historial de una entrega', 'Cada cambio: quién lo hizo y cuándo.'],
      listDeliveries: [
        'Ver la lista de entregas',
        'La lista de todas las entregas, su búsqueda y exportación.',
      ],
      readDelivery: ['Abrir una entrega de la lista', 'Una entrega con todos sus datos.'],
      readProof: [
        'Ver e imprimir la prueba de una entrega',
        'El informe y la evidencia de la entrega, también en PDF sellado.',
      ],
      changeStatus: ['Cambiar el estado de una entrega', 'Registrar lo que pasó en la puerta, o cancelar.'],
      changeStatusOverride: [
        'Forzar un cambio de estado',
        'Aunque el conductor no esté en el lugar o quede abierta una parada anterior.',
      ],
      returnDelivery: ['Devolver entregas al CDP', 'Registrar que los paquetes volvieron.'],
      editRun: ['Editar una ruta', 'Cambiar su conductor, vehículo o farmacia.'],
      editRunOverride: [
        'Editar una ruta con excepción a las reglas',
        'Aunque el conductor, el vehículo o el turno no sirva para una de sus entregas; con un motivo.',
      ],
      transfer: ['Transferir entregas', 'A un conductor de guardia.'],
      transferOverride: [
        'Transferir entregas con excepción a las reglas',
        'Aunque la ruta del conductor no sirva para la entrega; con un motivo.',
      ],
      share: ['Enviar el enlace de rastreo', 'Por SMS o correo, al destinatario.'],
      notifyDriver: ['Enviar mensajes a los conductores', 'Un mensaje en el dispositivo del conductor.'],
      viewIssues: ['Ver las incidencias', 'Paradas fallidas, rechazadas o con bolsas perdidas o dañadas.'],
      viewUnattended: ['Ver las entregas sin atender', 'Entregas abiertas cuyo día o ruta ya terminó.'],
      keepIssues: ['Asignar incidencias', 'Asignarse incidencias o asignarlas a un compañero.'],
      noteIssues: ['Anotar incidencias', 'Lo que debe saber el siguiente compañero.'],
      fixAsFailed: ['Cerrar incidencias como fallidas', 'Aceptar que la entrega ya no se hará.'],
      cancelUnattended: ['Cancelar entregas sin atender', 'Cancelar entregas que nadie atendió en su día.'],
      reschedule: ['Reprogramar una entrega', 'Al final de la cola o a otro día, con otra dirección.'],
      rescheduleOverride: [
        'Reprogramar con tiempo extra',
        'También si el conductor pasa del fin de su turno.',
      ],
      copayment: ['Fijar el copago', 'Lo que el destinatario paga en la puerta, o nada.'],
      addOn: ['Agregar una entrega a una ruta', 'También cuando el conductor ya está en camino.'],
      addOnOverride: [
        'Agregar una entrega con tiempo extra',
        'También si el conductor pasa del fin de su turno.',
      ],
      move: ['Mover entregas', 'Cambiar su orden o su ruta, o asignar a una ruta las que no la tienen.'],
      moveOverride: [
        'Mover con excepción a las reglas',
        'Aunque supere el turno, una franja o un bloqueo. Se pide un motivo.',
      ],
      unassignMany: ['Desasignar varias entregas', 'Sacarlas de sus rutas: quedan sin asignar.'],
      unassignManyOverride: ['Desasignar entregas bloqueadas', 'Aunque ellas o su ruta estén bloqueadas.'],
      unassign: ['Desasignar una entrega', 'Sacarla de su ruta: queda sin asignar.'],
      nextWorkday: ['Mover entregas al siguiente día hábil', 'Al próximo día en que su ruta circula.'],
      cancelLunch: [
        'Cancelar una pausa de almuerzo',
        'El conductor sigue sin pausa; las paradas posteriores se adelantan.',
      ],
      lockStop: ['Bloquear una entrega', 'La planificación automática no la mueve.'],
      unlockStop: ['Desbloquear una entrega', 'La planificación automática puede moverla de nuevo.'],
      lockRun: ['Bloquear una ruta', 'La planificación automática no la cambia.'],
      unlockRun: ['Desbloquear una ruta', 'La planificación automática puede cambiarla de nuevo.'],
      settleRecipient: [
        'Cerrar lo que pidió un destinatario',
        'Cerrar la solicitud de un destinatario: no estará en casa, o quiere una llamada.',
      ],
      undoOverride: [
        'Deshacer cambios de otros',
        'Deshacer un cambio de otra persona. Los propios siempre se pueden deshacer.',
      ],
      shareTrackingLink: [
        'Compartir un enlace de rastreo',
        'Crear el enlace del destinatario, “¿Dónde está mi Rx?”.',
      ],
      revokeTrackingLink: [
        'Revocar un enlace de rastreo',
        'El enlace compartido deja de funcionar de inmediato.',
      ],
      downloadCSV: [
        'Descargar rutas en CSV',
        'Todas las entregas de las rutas terminadas, con destinatarios y resultado.',
      ],
      currentPositions: ['Ver dónde están los conductores', 'La última posición de cada ruta.'],
      positionTrack: ['Ver el recorrido de una ruta', 'Por dónde pasó el vehículo durante el día.'],
      reportPositions: ['Informar posiciones', 'Para conductores: su dispositivo envía dónde está.'],
    },
  },
  employees: {
    title: 'Empleados',
    rights: {
      list: ['Ver la lista de empleados', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir un empleado', 'Un empleado o conductor con todos sus datos.'],
      create: ['Agregar empleados', 'Nuevos empleados y conductores.'],
      update: ['Cambiar empleados', 'Datos, licencia, opciones y si la persona está activa.'],
      driversOnCall: ['Ver quién está de guardia', 'Conductores que pueden tomar una entrega ahora.'],
      bypassStartWork: [
        'Iniciar el trabajo de un conductor',
        'Empezar la ruta de hoy desde la oficina, sin la app.',
      ],
      setDefault: [
        'Asignar los valores habituales de un conductor',
        'El despachador y el vehículo habituales de un conductor.',
      ],
      saveAccount: [
        'Crear y cambiar cuentas',
        'Quién entra y con qué rol. Nadie puede asignar un rol con más permisos que el suyo.',
      ],
      readHomeAddress: ['Ver domicilios', 'Dónde vive un empleado.'],
      updateHomeAddress: ['Cambiar domicilios', 'Dónde vive un empleado, y su posición en el mapa.'],
    },
  },
  facilities: {
    title: 'Residencias (ALF/SNF)',
    rights: {
      list: ['Ver la lista de residencias', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir una residencia', 'Una residencia con todos sus datos.'],
      create: ['Agregar residencias', 'Nuevas residencias ALF y SNF.'],
      update: ['Cambiar residencias', 'Datos y si la residencia está activa.'],
    },
  },
  locations: {
    title: 'Ubicaciones',
    rights: {
      list: ['Ver la lista de ubicaciones', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir una ubicación', 'Una ubicación con todos sus datos.'],
      create: ['Agregar ubicaciones', 'Hospitales, oficinas y otros lugares con nombre.'],
      update: ['Cambiar ubicaciones', 'Datos y si la ubicación está activa.'],
    },
  },
  funding_source: {
    title: 'Clientes',
    rights: {
      list: [
        'Ver la lista de clientes',
        'La lista, su búsqueda y exportación, y la elección de un cliente en formularios.',
      ],
      read: ['Abrir un cliente', 'Una fuente de financiamiento con sus datos.'],
      create: ['Agregar clientes', 'Nuevas fuentes de financiamiento.'],
      update: ['Cambiar clientes', 'El nombre y si está activo.'],
    },
  },
  fueling: {
    title: 'Combustible',
    rights: {
      list: ['Ver las cargas de combustible', 'La lista, su búsqueda y la exportación.'],
      read: ['Abrir una carga', 'Una carga con su recibo, el consumo y el costo por milla.'],
      create: ['Agregar cargas', 'Odómetro, galones y precio de una carga.'],
      update: ['Modificar cargas', 'Correcciones; las cifras del vehículo se actualizan.'],
      summary: ['Comparar vehículos', 'Galones, costo y consumo de un período, por vehículo.'],
      import: ['Importar un archivo de la tarjeta', 'Muchas cargas a la vez. Primero se revisa cada fila.'],
    },
  },
  inspections: {
    title: 'Inspecciones de vehículos',
    rights: {
      list: ['Ver las inspecciones', 'Lo que informaron los conductores, su búsqueda y la exportación.'],
      read: ['Abrir una inspección', 'Defectos, fotos y firma, también en PDF.'],
      checklist: [
        'Leer la lista de revisión',
        'Para conductores: lo que pide su dispositivo antes de la primera parada.',
      ],
      create: [
        'Informar una inspección',
        'Para conductores: el estado del vehículo antes de la primera parada.',
      ],
      signOff: ['Autorizar tras un defecto crítico', 'El vehículo se puede volver a planificar y usar.'],
      items: ['Ver las listas de revisión', 'Los puntos que revisan los conductores, por tipo de vehículo.'],
      readItem: ['Abrir un punto de la lista', 'Un punto en todos los idiomas.'],
      createItem: ['Agregar puntos a las listas', 'Puntos nuevos para un tipo de vehículo o para todos.'],
      updateItem: ['Modificar y desactivar puntos', 'Textos, orden y si un defecto es crítico.'],
    },
  },
  calendar: {
    title: 'Calendario de personas y vehículos',
    rights: {
      view: ['Ver el calendario', 'Ausencias, servicio y rutas de un mes, por conductor y vehículo.'],
      list: ['Ver la lista de ausencias', 'La lista, su búsqueda y la exportación.'],
      read: ['Abrir una ausencia', 'Días y comentario.'],
      create: ['Agregar ausencias', 'Vacaciones, enfermedad o servicio de un vehículo.'],
      update: ['Modificar y cancelar ausencias', 'La planificación se ajusta de inmediato.'],
    },
  },
  time_keeping: {
    title: 'Control de horas',
    rights: {
      view: ['Ver las hojas de horas', 'Horas y horas extra por semana, también en CSV y PDF.'],
      signOff: ['Firmar hojas de horas', 'Cerrar la semana de un conductor: sus horas ya no cambian.'],
      listCorrections: ['Ver las correcciones de horas', 'La lista, su búsqueda y la exportación.'],
      readCorrection: ['Abrir una corrección de horas', 'Una corrección con su motivo y la decisión.'],
      createCorrection: ['Agregar correcciones de horas', 'Horas que la ruta indica mal o no indica.'],
      updateCorrection: ['Modificar correcciones de horas', 'Hasta que alguien decida sobre ellas.'],
      decideCorrection: ['Decidir sobre correcciones', 'Aprobar o rechazar correcciones de otras personas.'],
    },
  },
  imports: {
    title: 'Importaciones',
    rights: {
      list: ['Ver la lista de importaciones', 'Lotes de órdenes de archivos, de la tabla y de la bandeja.'],
      read: ['Abrir un lote', 'Sus filas con los errores, y de quién son las entregas.'],
      upload: ['Subir archivos de órdenes', 'Archivos CSV y libros de Excel.'],
      create: ['Crear lotes', 'De un archivo subido o de filas escritas en la tabla.'],
      update: [
        'Corregir lotes',
        'Columnas, celdas, participantes y direcciones; parar o repetir la revisión.',
      ],
      commit: ['Importar lotes', 'Crear las entregas, y los participantes que falten.'],
      undo: ['Deshacer lotes', 'Quitar y restaurar las entregas de un lote, mientras ninguna haya salido.'],
      delete: ['Borrar lotes', 'Los que no tienen filas importadas, con su archivo.'],
      download: ['Descargar filas rechazadas', 'Con las columnas del archivo y el motivo.'],
    },
  },
  participants: {
    title: 'Participantes',
    rights: {
      list: ['Ver la lista de participantes', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir un participante', 'Un participante con todos sus datos.'],
      create: ['Agregar participantes', 'Nuevos destinatarios.'],
      update: ['Cambiar participantes', 'Todos los datos de un participante.'],
      updateMainInfo: ['Corregir nombre y teléfonos', 'El formulario corto: solo nombre y teléfonos.'],
      inactivate: ['Desactivar participantes', 'Ya no se ofrecen para entregas nuevas.'],
      toggleActive: ['Activar y desactivar participantes', 'En un solo paso.'],
      phoneNumbers: ['Ver teléfonos', 'Todos los teléfonos de un participante.'],
      addPhoneNumber: ['Agregar teléfonos', 'Otros números de un participante.'],
      updatePhoneNumber: ['Cambiar teléfonos', 'Corregir un número, su tipo y a cuál se llama primero.'],
      consents: ['Ver el consentimiento', 'Quién aceptó o rechazó los mensajes, cuándo y cómo.'],
      recordConsent: [
        'Registrar el consentimiento',
        'Lo que un participante aceptó o rechazó ante la oficina.',
      ],
    },
  },
  participant_addresses: {
    title: 'Direcciones de participantes',
    rights: {
      list: ['Ver direcciones', 'Todas las direcciones de un participante.'],
      create: ['Agregar direcciones', 'Otras direcciones de un participante.'],
      update: ['Cambiar direcciones', 'Corregir una dirección y su posición en el mapa.'],
    },
  },
  messages: {
    title: 'Mensajes',
    rights: {
      list: ['Ver mensajes enviados', 'Qué correos y mensajes de texto se enviaron y cuáles fallaron.'],
      read: ['Leer un mensaje', 'El texto de un mensaje, como lo recibió el destinatario.'],
      retry: ['Reenviar un mensaje', 'Mensajes que fallaron, se detuvieron o se guardaron aquí.'],
      stop: ['Detener un mensaje', 'Un mensaje que aún no se envió.'],
      test: [
        'Enviar un mensaje de prueba',
        'Comprobar si llegan los correos, los mensajes de texto y las llamadas.',
      ],
    },
  },
  recipient_messages: {
    title: 'Mensajes a destinatarios',
    rights: {
      view: ['Ver los mensajes a destinatarios', 'Qué se avisa a los destinatarios y con qué palabras.'],
      updateRules: ['Cambiar los avisos', 'Por CDP y cliente, con un presupuesto diario.'],
      updateTemplates: ['Cambiar los textos', 'Textos de mensajes y llamadas, en todos los idiomas.'],
    },
  },
  password_manager: {
    title: 'Contraseñas',
    rights: {
      reset: [
        'Restablecer contraseñas de otros',
        'Enviar a otra persona un enlace para que elija una nueva.',
      ],
      block: ['Bloquear personas', 'Se cierra su sesión y no pueden entrar.'],
      reactivate: ['Reactivar personas', 'Una persona bloqueada puede volver a entrar.'],
      resetSecondFactor: [
        'Restablecer el segundo factor de otros',
        'Eliminar la aplicación de códigos, las llaves de acceso y los códigos de recuperación de quien los perdió.',
      ],
    },
  },
  custody: {
    title: 'Custodia y caja',
    rights: {
      list: [
        'Ver dónde están las bolsas',
        'Por ruta y día: esperadas, en el vehículo, entregadas, devueltas, faltantes.',
      ],
      handOver: ['Recibir rutas', 'Anotar en el mostrador qué pasó con cada bolsa y cerrar la ruta.'],
      reopen: ['Reabrir una ruta', 'Deshacer una recepción que fue un error.'],
      closeDay: ['Cerrar un día', 'Cuando se han recibido todas las rutas que salieron.'],
      cashUps: [
        'Ver los copagos de los conductores',
        'Por conductor y cliente: esperado, cobrado, faltante.',
      ],
      cashUp: ['Hacer el arqueo de un conductor', 'Anotar lo que entregó, con el motivo si hay diferencia.'],
    },
  },
  kept_data: {
    title: 'Datos guardados',
    rights: {
      view: ['Ver cuánto se guardan los datos', 'Los días de cada tipo de datos, y qué se eliminó y cuándo.'],
      listHolds: ['Ver retenciones legales', 'Qué no se puede eliminar, y por qué.'],
      placeHold: ['Poner retenciones legales', 'Sobre un participante, una ruta o algunos días.'],
      releaseHold: ['Levantar retenciones legales', 'Los datos se pueden volver a eliminar.'],
      seeErasure: ['Ver si se pueden borrar datos', 'Qué lo impide, y qué se borró.'],
      erase: [
        'Borrar los datos de un participante',
        'De forma definitiva: nombre, contactos, fotos y mensajes.',
      ],
      exportParticipant: [
        'Exportar los datos de un participante',
        'Todo lo que se guarda de una persona, en un archivo ZIP.',
      ],
      exportEmployee: [
        'Exportar los datos de un empleado',
        'Todo lo que se guarda de una persona, en un archivo ZIP.',
      ],
    },
  },
  learned_times: {
    title: 'Tiempos previstos y reales',
    rights: {
      view: [
        'Ver los tiempos previstos y reales',
        'Cuánto duran los trayectos y las visitas por CDP y hora, y con qué se corrigen los planes.',
      ],
      update: ['Activar o desactivar la corrección', 'Si los planes se corrigen con lo recorrido.'],
    },
  },
  operations: {
    title: 'Servidores',
    rights: {
      view: [
        'Ver cómo van los servidores',
        'Solicitudes, esperas, tareas y páginas abiertas de las últimas horas.',
      ],
    },
  },
  reports: {
    title: 'Informes',
    rights: {
      view: ['Consultar informes', 'Los informes cuyos datos el rol también puede ver en otras pantallas.'],
      download: ['Guardar informes como archivo', 'Un informe como CSV, Excel o PDF.'],
      schedules: ['Ver informes programados', 'Qué informe se genera, cuándo y para quién.'],
      schedule: ['Programar informes', 'Un informe diario, semanal o mensual para personas con permiso.'],
      history: ['Ver quién generó cada informe', 'El informe, sus días y quién lo generó. No el archivo.'],
      generate: ['Generar el informe de entregas', 'Las entregas de un CDP y un día en PDF.'],
    },
  },
  role_permissions: {
    title: 'Roles y permisos',
    rights: {
      list: ['Ver roles', 'La lista de roles, lo que permite cada uno y quién lo tiene.'],
      create: ['Agregar roles', 'Nuevos roles, con cualquier permiso.'],
      update: [
        'Cambiar roles',
        'Las personas con este permiso pueden dar todos los demás, incluso a sí mismas. Todo queda en el registro.',
      ],
    },
  },
  runs: {
    title: 'Rutas',
    rights: {
      list: ['Ver la lista de rutas', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir el plan de una ruta', 'Conductor, vehículo, días y horarios de una ruta.'],
      create: ['Agregar rutas', 'Nuevas rutas.'],
      update: ['Cambiar rutas', 'Conductor, vehículo, días y horarios.'],
      updateSettings: ['Cambiar ajustes de rutas', 'Clientes, garajes, acceso móvil y suspensiones.'],
      updateDailyTimes: ['Cambiar el horario por día', 'Horas de un día distintas de las de la ruta.'],
      changesHistory: ['Ver cambios de rutas', 'Quién condujo cada ruta y qué cambió.'],
    },
  },
  conversations: {
    title: 'Mensajes de texto',
    rights: {
      list: ['Ver los mensajes de texto', 'La lista de conversaciones con los destinatarios.'],
      read: [
        'Abrir una conversación',
        'Lo que escribió un destinatario, también en la parada y el participante.',
      ],
      answer: ['Responder por mensaje de texto', 'Al teléfono que escribió.'],
      start: [
        'Escribir a participantes',
        'El primer mensaje de texto de una conversación, al teléfono de un participante.',
      ],
      markRead: ['Marcar mensajes como leídos', 'Ya nadie tiene que responderlos.'],
    },
  },
  delivery_inbox: {
    title: 'Bandeja de entregas',
    rights: {
      list: ['Ver la bandeja', 'Órdenes que llegaron por API o a mano y aún no se entregan.'],
      read: ['Abrir una orden de la bandeja', 'Una orden con todo lo que escribió quien la envió.'],
      create: ['Escribir órdenes en la bandeja', 'Órdenes nuevas a mano, junto a las que llegan por API.'],
      update: [
        'Corregir órdenes de la bandeja',
        'Arreglar lo que falta o está mal antes de que se agreguen a un lote.',
      ],
      dismiss: [
        'Descartar órdenes de la bandeja',
        'Con un motivo; también deshacerlo, o deshacer una fusión.',
      ],
      merge: ['Fusionar órdenes de la bandeja', 'Combinar órdenes duplicadas en una sola.'],
      processCSV: [
        'Crear lotes desde la bandeja',
        'Convertir órdenes en espera en un lote para un día y un CDP.',
      ],
      readKeys: [
        'Ver las claves de los sistemas',
        'Quién puede enviar órdenes a la bandeja y cuándo lo hizo.',
      ],
      createKey: [
        'Crear claves para sistemas',
        'Cualquier persona con la clave y su secreto puede enviar órdenes.',
      ],
      revokeKey: ['Revocar claves de sistemas', 'El sistema ya no puede enviar órdenes.'],
    },
  },
  scheduling: {
    title: 'Programación',
    rights: {
      summary: [
        'Ver el resumen de un día',
        'Trabajo, carga, distancias y horarios incumplidos de sus rutas.',
      ],
      templates: [
        'Ver las plantillas de rutas de un día',
        'Qué rutas del catálogo salen un día, y por qué otras no.',
      ],
      createFromRuns: ['Crear las rutas de un día', 'A partir del catálogo de rutas, con equipo y horas.'],
      createRun: ['Crear una ruta a mano', 'Una ruta para un solo día.'],
      deleteRun: ['Eliminar una ruta', 'Mientras no haya salido; sus entregas quedan sin asignar.'],
      publish: ['Publicar rutas', 'Desde entonces las ven sus conductores.'],
      unpublish: ['Retirar rutas publicadas', 'Mientras no hayan salido, para seguir planificando.'],
      placeOrder: [
        'Registrar órdenes',
        'Agregar órdenes a las rutas de hoy, una por una o desde un archivo.',
      ],
      recalculateTrace: ['Recalcular una ruta', 'Poner las paradas abiertas de una ruta en un orden mejor.'],
      listDrafts: ['Ver los planes automáticos', 'El plan sugerido para un día, y qué deja fuera y por qué.'],
      makeDraft: [
        'Planificar un día automáticamente',
        'Empezar y parar la búsqueda; nada cambia hasta que se usa el plan.',
      ],
      acceptDraft: ['Usar un plan automático', 'Entero o en parte: las entregas cambian de ruta y de hora.'],
      automaticSchedulingUpdate: [
        'Activar o desactivar el reordenamiento automático',
        'La ruta se pone en el mejor orden después de cada cambio.',
      ],
    },
  },
  vehicles: {
    title: 'Vehículos y sus catálogos',
    rights: {
      list: ['Ver la lista de vehículos', 'La lista, su búsqueda y exportación.'],
      read: ['Abrir un vehículo', 'Un vehículo con todos sus datos.'],
      create: ['Agregar vehículos', 'Nuevos vehículos.'],
      update: ['Cambiar vehículos', 'Datos y si el vehículo está en servicio.'],
      loginCode: ['Ver el código de acceso', 'El código QR de un vehículo, también en PDF para imprimir.'],
      newLoginCode: ['Crear un código de acceso nuevo', 'El código impreso deja de funcionar.'],
      verifyCode: ['Leer un código de acceso', 'Para conductores: conecta el teléfono con el vehículo.'],
      phones: ['Ver los teléfonos conectados', 'Qué teléfonos de conductores están en un vehículo.'],
      signPhoneOut: ['Desconectar un teléfono', 'El conductor tiene que iniciar sesión otra vez.'],
      capacityTypes: ['Ver tipos de capacidad', 'La lista de tipos, también donde se elige uno.'],
      readCapacityType: ['Abrir un tipo de capacidad', 'Un tipo con sus datos.'],
      createCapacityType: ['Agregar tipos de capacidad', 'Nuevos tipos de capacidad.'],
      updateCapacityType: ['Cambiar tipos de capacidad', 'Nombre, capacidad y si está activo.'],
      groups: ['Ver grupos de vehículos', 'La lista de grupos, también donde se elige uno.'],
      readGroup: ['Abrir un grupo de vehículos', 'Un grupo con sus datos.'],
      createGroup: ['Agregar grupos de vehículos', 'Nuevos grupos.'],
      updateGroup: ['Cambiar grupos de vehículos', 'El nombre y si está activo.'],
      garages: ['Ver garajes', 'La lista de garajes, también donde se elige uno.'],
      readGarage: ['Abrir un garaje', 'Un garaje con su dirección.'],
      createGarage: ['Agregar garajes', 'Nuevos garajes.'],
      updateGarage: ['Cambiar garajes', 'Nombre, dirección y si está activo.'],
    },
  },
  webhooks: {
    title: 'Webhooks',
    rights: {
      list: ['Ver los webhooks', 'Qué sistemas de clientes reciben avisos de sus entregas.'],
      create: ['Agregar webhooks', 'El secreto se muestra una sola vez.'],
      update: ['Cambiar webhooks', 'Dirección y eventos, pausar y activar, y enviar una prueba.'],
      remove: ['Eliminar webhooks', 'Con sus llamadas. Los enlaces a comprobantes dejan de funcionar.'],
      rotateSecret: [
        'Renovar un secreto',
        'Uno nuevo, que se muestra una vez; el anterior sirve un día más.',
      ],
      listCalls: ['Ver las llamadas de webhooks', 'Cada llamada con sus intentos y su contenido.'],
      replay: ['Reenviar una llamada', 'También una que ya fue aceptada.'],
    },
  },
};
