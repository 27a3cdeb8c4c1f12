import type { assignment as english } from '../en/assignment';
import type { SameKeys } from '../messages';

export const assignment: SameKeys<typeof english> = {
  need: {
    driverGender: 'el conductor o la conductora que se pidió',
    otherCdp: 'una ruta de su CDP',
    loadsAtCdp: 'una ruta que aún no ha salido del CDP',
    fundingSource: 'una ruta para su cliente',
  },
  addOn: '%{run} está en camino: se agrega como entrega adicional',
};
