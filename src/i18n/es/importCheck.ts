import type { ImportCheckWords } from '../en/importCheck';

export const importCheck: ImportCheckWords = {
  otherClient: 'Esta persona pertenece al cliente %{client}',
  otherCode: 'La persona encontrada tiene otro código de cliente: %{code}',
  lettersOfOther: 'Este prefijo de código pertenece al cliente %{client}',
  codeTwice: 'La línea %{line} usa este código de cliente para una persona con otro nombre',
  maybeKnown: 'Puede que esta persona ya exista: compárela antes de crear otra',
  inactive: 'Este participante está inactivo',
  noRun: 'Ninguna ruta de este día puede llevar esta entrega',
  onTheRoad:
    'Una entrega con este número está en la ruta %{run}, en el estado «%{status}»: un archivo no puede cambiarla',
  done: 'Una entrega con este número está en el estado «%{status}»: un archivo no puede cambiarla',
  locked: 'Una entrega con este número está bloqueada: desbloquéela antes',
  planned:
    'Una entrega con este número está planificada en la ruta %{run} del %{date}: quítela antes de la ruta',
  dayClosed:
    'Una entrega con este número está en la ruta %{run}; %{who} cerró el día de este CDP (%{date}) y sus bolsas están contadas: cámbiela en el tablero e indique un motivo',
  overtaken:
    'Alguien cambió esta entrega o este participante después de la revisión: revise el lote otra vez',
  pastDay: 'Este día ya pasó: elija el %{date} o uno posterior',
  columnTwice: 'Dos columnas del archivo están asignadas a «%{column}»',
  cityOfZip: 'El archivo no indica ciudad: se tomó %{city} del código postal',
  stateOfZip: 'El archivo no indica estado: se tomó %{state} del código postal %{zipcode}',
  movedToComments: '«%{text}» pasó de la dirección a los comentarios',
  gateToComments: 'El código de acceso «%{text}» pasó a los comentarios',
  gateComment: 'Código de acceso %{code}',
  days: {
    other:
      'Esta orden es para «%{text}» y el lote para el %{date}: elija para todo el archivo cuándo se entregan',
    unreadable: '«%{text}» no es una fecha',
    outside: '«%{text}» es anterior al día del lote (%{date}) o demasiado posterior',
    ownDay: 'Se entrega en su propio día: %{text}',
    lotDay: 'El archivo dice «%{text}»: se entrega el día del lote, %{date}',
  },
  answered: {
    value: 'Vacío en el archivo: se usa «%{value}», como se eligió para todo el archivo',
    made: 'Sin número de orden en el archivo: se creó %{value}',
    new: 'Sin código de cliente en el archivo: un participante nuevo recibe el siguiente libre',
    found: 'Sin código de cliente en el archivo: es el participante %{code}',
    without: 'Sin teléfono en el archivo: se importa sin él',
    leave_out: 'Vacío en el archivo: se deja fuera, como se eligió para todo el archivo',
  },
  line: 'Línea',
  reason: 'Motivo',
  columns: {
    order_number: 'Número de orden',
    client_code: 'Código de cliente',
    participant_name: 'Participante',
    phone_number: 'Teléfono',
    address: 'Dirección',
    delivery_start_time: 'No antes de',
    delivery_end_time: 'No después de',
    flags: 'Marcas',
    copayment_amount: 'Copago',
    comments: 'Comentarios',
  },
};
