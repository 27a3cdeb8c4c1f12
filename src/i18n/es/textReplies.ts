import type { textReplies as english } from '../en/textReplies';

export const textReplies: typeof english = {
  help: 'Entregas de Rx: responda C para confirmar o R para cambiar la hora. Ayuda: %{phone}. Responda STOP para no recibir más mensajes.',
  started: 'Volverá a recibir mensajes sobre sus entregas. Responda STOP para no recibir más.',
  confirmed: 'Gracias. Su entrega está confirmada: %{window}.',
  which: '¿Qué entrega? Responda con su número.',
  choice: '%{number}: %{window}',
  choiceFor: '%{number}: %{window}, %{name}',
  windows: 'Responda con un número para otra hora, o llame al %{phone}.',
  noWindows: 'No hay otra hora disponible por mensaje. Llame al %{phone}.',
  moved: 'Listo. Su nueva hora: %{window}.',
  notPossible: 'Ya no es posible. Llame al %{phone}.',
  askAgain: 'Responda con uno de los números, o llame al %{phone}.',
  noDriver: 'Ningún conductor va en camino a este número. Llame a su farmacia.',
  noDelivery: 'No encontramos ninguna entrega pendiente con este número. Revisaremos su mensaje.',
};
