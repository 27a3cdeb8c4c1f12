import { PLACE_DETAILS, placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens } from '../defineScreens';
import { locations } from './locations.resource';

export const locationScreens = defineScreens(locations, {
  fields: placeFields,
  head: { address: 'full_address' },
  details: { place: PLACE_DETAILS },
  formSections: placeSections,
});
