import type { ImportQuestionWords } from '../en/importQuestions';

export const importQuestions: ImportQuestionWords = {
  title: 'Preguntas para todo el archivo',
  purpose:
    'Cada respuesta se aplica a todas las filas que coinciden. Puede cambiarla hasta que se importe el lote.',
  verb: 'Aplicar al archivo',
  keep: 'Cancelar',
  change: 'Cambiar respuesta',
  remembered: 'La misma respuesta que en un archivo anterior de este cliente.',
  toComments: 'Llevar a los comentarios',
  toCommentsOf: 'Llevar la columna %{name} a los comentarios',
  laterValues: 'solo tiene datos en filas posteriores',
  ask: {
    order_number: 'Una fila no tiene número de orden. |||| %{count} filas no tienen número de orden.',
    order_numberWhole: 'El archivo no tiene columna para el número de orden.',
    client_code: 'Una fila no tiene código de cliente. |||| %{count} filas no tienen código de cliente.',
    client_codeWhole: 'El archivo no tiene columna para el código de cliente.',
    participant_name: 'Una fila no tiene nombre. |||| %{count} filas no tienen nombre.',
    participant_nameWhole: 'El archivo no tiene columna para el nombre del participante.',
    phone_number: 'Una fila no tiene teléfono. |||| %{count} filas no tienen teléfono.',
    phone_numberWhole: 'El archivo no tiene columna para el teléfono.',
    address: 'Una fila no tiene dirección. |||| %{count} filas no tienen dirección.',
    addressWhole: 'El archivo no tiene columna para la dirección.',
    other_days: 'Una fila indica otro día que el lote. |||| %{count} filas indican otro día que el lote.',
    garbled:
      'Una fila tiene letras guardadas con caracteres equivocados, como «JosÃ©» por «José». |||| %{count} filas tienen letras guardadas con caracteres equivocados, como «JosÃ©» por «José».',
    unused: 'No se importa 1 columna. |||| No se importan %{count} columnas.',
  },
  ways: {
    order_number: {
      made: 'Crear números con el lote y la línea. El mismo archivo en otro lote recibe otros números.',
      leave_out: 'Dejar fuera estas filas',
    },
    client_code: {
      new: 'Buscar a las personas por nombre y teléfono o dirección; las nuevas reciben el siguiente código libre',
      value: 'Un código de cliente para todas',
      leave_out: 'Dejar fuera estas filas',
    },
    participant_name: { value: 'Un nombre para todas', leave_out: 'Dejar fuera estas filas' },
    phone_number: {
      without: 'Importar sin teléfono',
      value: 'Un teléfono para todas',
      leave_out: 'Dejar fuera estas filas',
    },
    address: { value: 'Una dirección para todas', leave_out: 'Dejar fuera estas filas' },
    other_days: {
      own_day: 'Entregar cada una en su día',
      lot_day: 'Entregar todas el día del lote',
      leave_out: 'Dejar fuera estas filas',
    },
    garbled: { mend: 'Corregir las letras', keep: 'Dejarlas como están' },
    unused: { keep: 'Dejar fuera' },
  },
  said: {
    order_number: { made: 'Los números se crean con el lote y la línea.', leave_out: 'Se dejan fuera.' },
    client_code: {
      new: 'Las personas se buscan por nombre y teléfono o dirección; las nuevas reciben el siguiente código libre.',
      value: 'El código %{value} se usa para todas.',
      leave_out: 'Se dejan fuera.',
    },
    participant_name: { value: '«%{value}» se usa para todas.', leave_out: 'Se dejan fuera.' },
    phone_number: {
      without: 'Se importan sin teléfono.',
      value: 'El teléfono %{value} se usa para todas.',
      leave_out: 'Se dejan fuera.',
    },
    address: { value: '«%{value}» se usa para todas.', leave_out: 'Se dejan fuera.' },
    other_days: {
      own_day: 'Cada una se entrega en su día.',
      lot_day: 'Todas se entregan el día del lote.',
      leave_out: 'Se dejan fuera.',
    },
    garbled: { mend: 'Se corrigen las letras.', keep: 'Se quedan como están.' },
    unused: { keep: 'Se dejan fuera.' },
  },
};
