import { defineScreens, part } from '../defineScreens';
import { vehicles } from './vehicles.resource';

export const vehicleScreens = defineScreens(vehicles, {
  head: { facts: ['license_plate', 'vehicle_capacity_type_id', 'vehicle_garage_id'] },
  showNext: part({ load: () => import('./VehicleNext'), messages: 'records' }),
});
