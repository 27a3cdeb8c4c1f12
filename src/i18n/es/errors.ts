import type { errors as english } from '../en/errors';
import type { SameKeys } from '../messages';

export const errors: SameKeys<typeof english> = {
  br003: 'El conductor no está en el lugar o la ruta no ha comenzado.',
  br003NotStarted: 'La ruta aún no ha comenzado.',
  br003NotOnSite: 'El conductor está a %{metres} m de esta parada.',
  br006OutOfOrder:
    'Una parada anterior sigue abierta. |||| %{smart_count} paradas anteriores siguen abiertas.',
  br006: 'Esta parada se cerraría fuera de orden.',
  overtimeBy: '%{run} terminaría %{span} después del turno.',
  OVERTIME_WORK: 'Con este cambio el conductor terminaría después de su turno.',
  ORDER_NUMBER_EXIST: 'El número de orden ya está en uso',
  rep001: 'No hay datos en el período elegido. Elija otro.',
  rep002: 'Se están preparando tres archivos suyos. Inténtelo de nuevo cuando uno esté listo.',
  rate001:
    'Demasiadas solicitudes. Inténtelo de nuevo en %{retry_after} segundos; en esta página no se perdió nada.',
  file008: 'El antivirus encontró un virus en este archivo. No se guardó: elija otro.',
  file009: 'Por ahora no se pueden revisar los archivos en busca de virus. Inténtelo de nuevo en un minuto.',
  ud023: 'Esta persona ya está asignada en otro lugar a esa hora.',
  dsch037: 'Esta entrega ya está programada.',
  di023: 'La fila importada choca con una entrega que ya existe.',
  auth001: 'El correo o la contraseña no son correctos',
  auth002: 'Demasiados intentos fallidos. Vuelva a intentarlo en unos minutos',
  auth003: 'Su perfil es de conductor. Entre desde la aplicación móvil.',
  auth004: 'Esta cuenta está bloqueada. Pida a un administrador que la reactive.',
  auth005: 'Su sesión caducó. Entre de nuevo.',
  auth006: 'Su sesión se cerró: solo se permite una abierta',
  auth007: 'No se pudo renovar su sesión. Entre de nuevo.',
  auth008: 'Primero elija una contraseña nueva.',
  auth009: 'Esta cuenta tiene un segundo factor. Entre desde una aplicación que lo pida.',
  auth010: 'Antes configure un segundo factor: su rol lo exige.',
  auth011: 'El código no sirve.',
  auth012: 'El inicio de sesión tardó demasiado. Escriba de nuevo su contraseña.',
  perm001: 'No tiene permiso para hacer esto.',
  role001:
    'Alguien debe poder administrar los roles y las cuentas. Antes, dé este permiso a otra cuenta activa que vea todos los CDP.',
  role002:
    'Una persona tiene este rol: antes, asígnele otro. |||| %{smart_count} personas tienen este rol: antes, asígneles otro.',
  acct001: 'Esta cuenta tiene más permisos que la suya. Pídaselo a alguien con los mismos permisos o más.',
  part001: 'Esta persona tiene %{count} entregas pendientes desde hoy.',
  plan001: 'Esto no cumple las reglas de planificación.',
  cust001:
    'El día de este CDP está cerrado: sus bolsas y su efectivo están contados. Un cambio necesita un motivo.',
  state001: 'No es posible en el estado actual.',
  ver001: 'Alguien cambió esto mientras tanto. Revise los valores nuevos y vuelva a intentarlo.',
  ver001By: '%{who} cambió esto mientras tanto. Revise los valores nuevos y vuelva a intentarlo.',
  ver002: 'Falta la versión en este cambio. Recargue la página y vuelva a intentarlo.',
  geo001:
    'El servicio de direcciones no responde. Escriba la dirección a mano o inténtelo de nuevo en un momento.',
  wireShape:
    'El servidor envió una respuesta que no se puede leer (%{what}). El resto de la página funciona.',
  notSpoken: 'El servidor conectado no ofrece esto.',
  network: 'No se puede llegar al servidor. Revise su conexión; en esta página no se perdió nada.',
  server: 'Algo salió mal. Indique este número a soporte: %{request_id}',
  notFound: 'No encontrado',
  refused: 'El servidor lo rechazó.',
  fields: 'Hay campos por revisar.',
  partWaits:
    'No se puede abrir porque el servidor no responde. Se abrirá cuando responda; no se perdió nada.',
  partIsNewer:
    'Esto pertenece a la versión nueva de la aplicación. Guarde lo que escribió y recargue la página; no se perdió nada.',
  chunk: 'No se pudo cargar una parte de la aplicación. Recargue la página.',
  pageBroken: 'Esta página falló. Lo guardado está a salvo; recárguela para continuar.',
  reload: 'Recargar',
  unexpected: 'Algo salió mal',
  tooLarge: 'Es demasiado grande para el servidor.',
};
