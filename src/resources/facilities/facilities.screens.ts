import { PLACE_DETAILS, placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens, part } from '../defineScreens';
import { facilities } from './facilities.resource';

export const facilityScreens = defineScreens(facilities, {
  fields: placeFields,
  head: { address: 'full_address', facts: ['facility_type'] },
  details: { place: [...PLACE_DETAILS, 'comment'] },
  showNext: part({ load: () => import('./FacilityNext'), messages: 'records' }),
  formSections: placeSections,
});
