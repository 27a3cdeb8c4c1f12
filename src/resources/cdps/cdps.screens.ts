import { PLACE_DETAILS, placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens, part } from '../defineScreens';
import { cdps } from './cdps.resource';

export const cdpScreens = defineScreens(cdps, {
  fields: placeFields,
  head: { address: 'full_address' },
  details: { place: [...PLACE_DETAILS, 'time_zone'] },
  showNext: part({ load: () => import('./CdpNext'), messages: 'records' }),
  formSections: placeSections,
});
