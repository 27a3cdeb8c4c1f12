import { placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens, part } from '../defineScreens';
import { facilities } from './facilities.resource';

export const facilityScreens = defineScreens(facilities, {
  fields: placeFields,
  showActions: part(() => import('./ParticipantsLink')),
  formSections: placeSections,
});
