import type { textFailures as english } from '../en/textFailures';

export const textFailures: typeof english = {
  unsubscribed: 'El teléfono se dio de baja',
  wrongNumber: 'El número es incorrecto',
  landline: 'Es un teléfono fijo',
  notPermitted: 'No se permiten mensajes a este número',
  wrongAccount: 'La cuenta del servicio no está configurada para esto',
  unreachable: 'El teléfono está apagado o sin cobertura',
  blocked: 'El teléfono bloquea nuestro número',
  unknownSubscriber: 'El número no está en uso',
  filtered: 'El operador lo filtró',
  carrier: 'El operador no pudo entregarlo',
  tooMany: 'Demasiados mensajes a la vez',
  serviceDown: 'El servicio no responde',
};
