import type { assignment as english } from './assignment.en';
import type { SameKeys } from './messages';

export const assignment: SameKeys<typeof english> = {
  closed: 'Ya terminó y no se puede planificar otra vez',
  notMovable: 'Solo se planifican entregas y recolecciones',
  runTakesNone: '%{run} no recibe más entregas',
  otherDay: '%{run} es de otro día (%{date})',
  otherCdp: '%{run} carga en otro CDP',
  fundingSource: '%{run} no es para este cliente',
  driverGender: '%{run} no tiene el conductor o la conductora que se pidió',
  capacity: '%{run} llevaría %{load} bolsas a bordo; en el vehículo caben %{capacity}',
  refrigerated: 'La bolsa refrigerada llegaría %{minutes} min después de las %{until}',
  timeOnVehicle: 'La bolsa viajaría %{minutes} min más que los %{max} min permitidos',
  need: {
    driverGender: 'el conductor o la conductora que se pidió',
    otherCdp: 'una ruta de su CDP',
    fundingSource: 'una ruta para su cliente',
  },
  addOn: '%{run} está en camino: se añade como entrega adicional',
};
