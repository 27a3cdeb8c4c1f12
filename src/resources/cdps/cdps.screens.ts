import { placeFields, placeSections } from '../addresses/placeScreens';
import { defineScreens } from '../defineScreens';
import { cdps } from './cdps.resource';

export const cdpScreens = defineScreens(cdps, { fields: placeFields, formSections: placeSections });
