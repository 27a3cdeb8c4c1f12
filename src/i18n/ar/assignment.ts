import type { assignment as english } from '../en/assignment';
import type { SameKeys } from '../messages';

export const assignment: SameKeys<typeof english> = {
  need: {
    driverGender: 'السائق المطلوب',
    otherCdp: 'جولة من CDP نفسه',
    loadsAtCdp: 'جولة لم تغادر CDP بعد',
    fundingSource: 'جولة لعميلها',
  },
  addOn: '%{run} على الطريق: تُضاف كتوصيلة إضافية',
};
