import type { officeTexts as english } from '../en/officeTexts';

export const officeTexts: typeof english = {
  begin: {
    callUs: 'Hola, %{name}, le escribe %{pharmacy}. Llámenos al %{phone} por su entrega.',
    whenHome:
      'Hola, %{name}, le escribe %{pharmacy}. No pudimos entregar su pedido. ¿Cuándo estará en casa? Responda a este mensaje.',
    confirm:
      'Hola, %{name}, le escribe %{pharmacy}. Su entrega está prevista para %{window}. Responda C para confirmar o R para elegir otra hora.',
    address:
      'Hola, %{name}, le escribe %{pharmacy}. Envíenos su dirección actual y el código de la entrada, si lo hay.',
  },
  answer: {
    looking: 'Gracias. Lo estamos revisando y le responderemos.',
    onTheWay: 'Su entrega va en camino y llega hoy.',
    call: 'Llámenos para que podamos ayudarle.',
    done: 'Listo. Gracias.',
  },
};
