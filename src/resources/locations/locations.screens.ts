import { placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens } from '../defineScreens';
import { locations } from './locations.resource';

export const locationScreens = defineScreens(locations, { fields: placeFields, formSections: placeSections });
