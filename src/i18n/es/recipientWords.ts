import type { SameKeys } from '../messages';
import type { recipientValues as englishValues, recipientWords as english } from '../en/recipientWords';

export const recipientWords: SameKeys<typeof english> = {
  orderReceived: {
    sms: '{pharmacy}: tenemos su orden, {first_name}. La entregamos el {date}, {when}. Responda STOP para no recibir mensajes.',
    subject: 'Tenemos su orden',
    email:
      'Hola, {first_name}:\n\n{pharmacy} tiene su orden. La entregamos el {date}, {when}.\n\n¿Preguntas? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. Tenemos su orden. La entregamos el {date}, {when}. Si tiene preguntas, llame al {phone}. Gracias.',
  },
  reminder: {
    sms: '{pharmacy}: su {what} es mañana, {when}. Por favor, que haya alguien en casa. Detalles: {link} Responda STOP para no recibir mensajes.',
    subject: 'Su {what} es mañana',
    email:
      'Hola, {first_name}:\n\nSu {what} de {pharmacy} es mañana, {date}, {when}. Por favor, que haya alguien en casa.\n\nSígala aquí:\n\n{link}\n\n¿Preguntas? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. Su {what} es mañana, {when}. Por favor, que haya alguien en casa. Si tiene preguntas, llame al {phone}. Gracias.',
  },
  outForDelivery: {
    sms: '{pharmacy}: el conductor salió con su {what}. Llega {when}. Sígala: {link} Responda STOP para no recibir mensajes.',
    subject: 'Su {what} está en camino',
    email:
      'Hola, {first_name}:\n\nEl conductor de {pharmacy} salió con su {what}. Llega {when}.\n\nSígala aquí:\n\n{link}\n\n¿Preguntas? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. El conductor salió con su {what}. Llega {when}. Si tiene preguntas, llame al {phone}. Gracias.',
  },
  next: {
    sms: '{pharmacy}: usted es la próxima parada, {first_name}. El conductor llega {when}. Mapa: {link}',
    subject: 'Usted es la próxima parada',
    email:
      'Hola, {first_name}:\n\nUsted es la próxima parada. El conductor llega {when}.\n\nVea dónde está el conductor:\n\n{link}\n\n¿Preguntas? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. Usted es la próxima parada. El conductor llega {when}. Gracias.',
  },
  arrived: {
    sms: '{pharmacy}: el conductor está en su domicilio con su {what}. ¿No puede salir? Llame al {phone}.',
    subject: 'El conductor está en su domicilio',
    email:
      'Hola, {first_name}:\n\nEl conductor de {pharmacy} está en su domicilio con su {what}. ¿No puede salir? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. El conductor está en su domicilio con su {what}. Si no puede salir, llame al {phone}.',
  },
  delivered: {
    sms: '{pharmacy}: su {what} se completó. Hora y prueba: {link} ¿Algo no está bien? Llame al {phone}.',
    subject: 'Su {what} se completó',
    email:
      'Hola, {first_name}:\n\nSu {what} de {pharmacy} se completó. Vea a qué hora:\n\n{link}\n\n¿Algo no está bien? Llame al {phone}.',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. Su {what} se completó. Si algo no está bien, llame al {phone}. Gracias.',
  },
  attemptFailed: {
    sms: '{pharmacy}: no pudimos completar su {what} el {date}. Llame al {phone} para elegir otra hora. Detalles: {link}',
    subject: 'No pudimos completar su {what}',
    email:
      'Hola, {first_name}:\n\nNo pudimos completar su {what} el {date}. Llame al {phone} para elegir otra hora.\n\nDetalles:\n\n{link}',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. No pudimos completar su {what} el {date}. Llame al {phone} para elegir otra hora. Gracias.',
  },
  rescheduled: {
    sms: '{pharmacy}: su {what} tiene nueva fecha: {date}, {when}. ¿No le conviene? Llame al {phone}. Sígala: {link}',
    subject: 'Su {what} tiene nueva fecha',
    email:
      'Hola, {first_name}:\n\nSu {what} de {pharmacy} tiene nueva fecha: {date}, {when}.\n\n¿No le conviene? Llame al {phone}.\n\nSígala aquí:\n\n{link}',
    voice:
      'Hola. Llamamos de {pharmacy}, para {first_name}. Su {what} tiene nueva fecha: {date}, {when}. Si no le conviene, llame al {phone}. Gracias.',
  },
};

export const recipientValues: SameKeys<typeof englishValues> = {
  delivery: 'entrega',
  deliveries: 'entrega (%{count} órdenes)',
  collect: 'recogida',
  between: 'entre las %{from} y las %{to}',
  after: 'después de las %{from}',
  before: 'antes de las %{to}',
  anyTime: 'durante el día',
};
