import type { SameKeys } from '../messages';
import type { outgoing as english } from '../en/outgoing';

export const outgoing: SameKeys<typeof english> = {
  invitation: {
    subject: 'Su cuenta de Rx Dispatch',
    text: 'Hola, %{name}:\n\nSe creó una cuenta para usted en Rx Dispatch. Elija aquí su contraseña:\n\n%{link}\n\nEl enlace sirve una sola vez, hasta el %{until}. Inicie sesión con esta dirección de correo.',
    sms: 'Rx Dispatch: elija la contraseña de su cuenta nueva: %{link} (hasta el %{until})',
  },
  passwordReset: {
    subject: 'Elija una contraseña nueva',
    text: 'Hola, %{name}:\n\nAlguien pidió una contraseña nueva para su cuenta de Rx Dispatch. Si fue usted, elíjala aquí:\n\n%{link}\n\nEl enlace sirve una sola vez, hasta el %{until}. Si no fue usted, no haga nada: su contraseña no cambia.',
    sms: 'Rx Dispatch: elija una contraseña nueva: %{link} (hasta el %{until})',
  },
  billingReport: {
    subject: 'Informe de facturación, del %{from} al %{to}',
    text: 'Hola, %{name}:\n\nAdjuntamos el informe de facturación del %{from} al %{to} (%{file}). También puede descargarlo durante una semana desde la campana de Rx Dispatch.',
    sms: 'Rx Dispatch: su informe de facturación del %{from} al %{to} está listo.',
  },
  notification: {
    subject: '%{title}',
    text: 'Hola, %{name}:\n\n%{title}\n\nAbra Rx Dispatch para leerlo:\n\n%{link}\n\nUsted eligió el correo para esto. Puede cambiarlo en Mi cuenta, Ajustes de notificaciones.',
    sms: 'Rx Dispatch: %{title}',
  },
  scheduledReport: {
    subject: '%{report}, %{days}',
    text: 'Hola, %{name}:\n\nSu informe «%{report}» de %{days} está listo, con %{rows} filas. Inicie sesión para descargarlo durante una semana:\n\n%{link}',
    sms: 'Rx Dispatch: su informe «%{report}» de %{days} está listo: %{link}',
  },
  scheduledReportEmpty: {
    subject: '%{report}, %{days}: sin datos',
    text: 'Hola, %{name}:\n\nNo hay datos de %{days}: su informe «%{report}» no tiene filas. El próximo llegará según lo programado.',
    sms: 'Rx Dispatch: no hay datos de %{days} en su informe «%{report}».',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: 'Hola, %{name}:\n\nLa contraseña de su cuenta de Rx Dispatch cambió el %{at} y se cerraron las sesiones abiertas.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: su contraseña cambió el %{at}. ¿No fue usted? Avise a su administrador.',
  },
  confirmEmail: {
    subject: 'Confirme su nueva dirección de correo',
    text: 'Hola, %{name}:\n\nEsta dirección se indicó para su cuenta de Rx Dispatch. Confírmela aquí:\n\n%{link}\n\nEl enlace sirve una sola vez, hasta el %{until}. Hasta entonces inicie sesión con la dirección anterior. Si la cuenta no es suya, no haga nada.',
    sms: 'Rx Dispatch: confirme su nueva dirección de correo: %{link} (hasta el %{until})',
  },
  emailChangeAsked: {
    subject: 'Se indicó una nueva dirección de correo para su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at}, %{who} indicó una nueva dirección de correo para su cuenta de Rx Dispatch: %{email}. Se aplica cuando se confirme ahí. Hasta entonces inicie sesión con esta dirección.\n\nSi es un error, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: %{who} indicó una nueva dirección de correo para su cuenta. ¿Es un error? Avise a su administrador.',
  },
  emailChanged: {
    subject: 'La dirección de correo de su cuenta cambió',
    text: 'Hola, %{name}:\n\nSu cuenta de Rx Dispatch tiene desde el %{at} una nueva dirección de correo: %{email}. Desde ahora inicie sesión con ella. Se cerraron las sesiones abiertas.\n\nSi es un error, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: la dirección de correo de su cuenta cambió el %{at}. ¿Es un error? Avise a su administrador.',
  },
  totpAdded: {
    subject: 'Se agregó una aplicación de códigos a su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at} se configuró una aplicación de códigos para su cuenta de Rx Dispatch. Desde ahora se pide su código al entrar.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se agregó una aplicación de códigos a su cuenta. ¿No fue usted? Avise a su administrador.',
  },
  totpRemoved: {
    subject: 'Se eliminó la aplicación de códigos de su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at} se eliminó la aplicación de códigos de su cuenta de Rx Dispatch. Sus códigos ya no sirven.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se eliminó la aplicación de códigos de su cuenta. ¿No fue usted? Avise a su administrador.',
  },
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso a su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at} se agregó la llave de acceso "%{passkey}" a su cuenta de Rx Dispatch.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se agregó una llave de acceso a su cuenta. ¿No fue usted? Avise a su administrador.',
  },
  passkeyRemoved: {
    subject: 'Se eliminó una llave de acceso de su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at} se eliminó la llave de acceso "%{passkey}" de su cuenta de Rx Dispatch. Ya no sirve.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se eliminó una llave de acceso de su cuenta. ¿No fue usted? Avise a su administrador.',
  },
  recoveryCodesMade: {
    subject: 'Tiene códigos de recuperación nuevos',
    text: 'Hola, %{name}:\n\nEl %{at} se crearon códigos de recuperación nuevos para su cuenta de Rx Dispatch. Los anteriores ya no sirven.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se crearon códigos de recuperación nuevos para su cuenta. ¿No fue usted? Avise a su administrador.',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación para entrar',
    text: 'Hola, %{name}:\n\nEl %{at} alguien entró en su cuenta de Rx Dispatch con su contraseña y un código de recuperación. Códigos que quedan: %{left}.\n\nSi no fue usted, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: se usó un código de recuperación para entrar. ¿No fue usted? Avise a su administrador.',
  },
  wrongCodes: {
    subject: 'Alguien conoce su contraseña, o escribió mal el código',
    text: 'Hola, %{name}:\n\nEl %{at} alguien escribió la contraseña correcta de su cuenta de Rx Dispatch y después tres códigos incorrectos, desde %{from}. No pudo entrar.\n\nSi fue usted, no haga nada. Si no, cambie su contraseña de inmediato y avise a su administrador.',
    sms: 'Rx Dispatch: contraseña correcta y tres códigos incorrectos, desde %{from}. ¿No fue usted? Cambie su contraseña.',
  },
  secondFactorReset: {
    subject: 'Se restableció el segundo factor de su cuenta',
    text: 'Hola, %{name}:\n\nEl %{at}, %{who} eliminó la aplicación de códigos, las llaves de acceso y los códigos de recuperación de su cuenta de Rx Dispatch. Se cerraron las sesiones abiertas. Entre con su contraseña y configure de nuevo un segundo factor.\n\nSi no lo pidió, avise de inmediato a su administrador.',
    sms: 'Rx Dispatch: %{who} restableció el segundo factor de su cuenta. ¿No lo esperaba? Avise a su administrador.',
  },
  trackingLink: {
    subject: '¿Dónde está mi medicina? Siga su entrega',
    text: 'Hola, %{name}:\n\nSu entrega está en camino. Sígala aquí:\n\n%{link}\n\nCualquier persona con el enlace puede ver cuándo llega; no lo comparta.',
    sms: 'Siga su entrega: %{link}',
  },
  vehicleDefects: {
    subject: '%{vehicle}: defectos informados',
    text: '%{driver} inspeccionó %{vehicle} antes de %{run} e informó:\n\n%{defects}\n\nNinguno es crítico: el vehículo puede circular.',
    sms: 'Rx Dispatch: defectos de %{vehicle} informados por %{driver}.',
  },
  criticalDefect: {
    subject: '%{vehicle}: defecto crítico, fuera de planificación',
    text: '%{driver} inspeccionó %{vehicle} antes de %{run} e informó:\n\n%{defects}\n\nEl vehículo no se puede planificar ni usar hasta que alguien lo autorice en Rx Dispatch, en Inspecciones.',
    sms: 'Rx Dispatch: defecto crítico de %{vehicle} informado por %{driver}. No puede circular hasta que se autorice.',
  },
  test: {
    subject: 'Mensaje de prueba',
    text: 'Esta es una prueba de %{name}. Los mensajes llegan aquí.',
    sms: 'Esta es una prueba de %{name}. Los mensajes llegan aquí.',
  },
  driverNotice: {
    subject: 'Despacho: %{run}',
    text: '%{text}',
    sms: 'Despacho: %{text}',
  },
  recipientText: {
    subject: 'Respuesta a su mensaje',
    text: '%{text}',
    sms: '%{text}',
  },
  recipientTextLink: {
    subject: 'Respuesta a su mensaje',
    text: '%{text}\n%{link}',
    sms: '%{text}\n%{link}',
  },
};
