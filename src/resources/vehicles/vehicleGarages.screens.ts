import { ADDRESS_COLUMN } from '../addresses/placeScreens';
import { defineScreens } from '../defineScreens';
import { vehicleGarages } from './vehicleGarages.resource';

export const vehicleGarageScreens = defineScreens(vehicleGarages, {
  head: { address: 'full_address' },
  fields: { full_address: { column: ADDRESS_COLUMN } },
});
