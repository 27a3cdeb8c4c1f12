import type { SameKeys } from '../messages';
import type { orders as english } from '../en/orders';

export const orders: SameKeys<typeof english> = {
  fullName: 'Escriba nombre y apellido',
  unknownFlag: 'Use solo estas marcas: %{flags}',
  addressUnreadable: 'Escriba calle y número, ciudad, estado y código postal',
  zipMissing: 'Falta el código postal',
  zipUnknown: 'El código postal %{zipcode} no existe',
  zipElsewhere: 'El código postal %{zipcode} es de %{state}',
  streetMissing: 'Escriba número y calle',
  unitTooLong: 'La unidad tiene como máximo %{max} caracteres',
  stateUnknown: '«%{text}» no es un estado',
  placeholder: '«%{text}» es un texto de relleno: escriba el dato',
  dateForNumber: '«%{text}» es una fecha: escriba el número de orden',
  unknownClient: 'Ningún cliente tiene códigos que empiecen con %{letters}',
  otherPerson: 'Este código de cliente es de otra persona',
  twiceInFile: 'Este número de orden ya está en la línea %{line}',
};
