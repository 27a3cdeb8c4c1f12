import { defineScreens, part } from '../defineScreens';
import { vehicles } from './vehicles.resource';
import { vehicleStates } from './vehicleStates';

export const vehicleScreens = defineScreens(vehicles, {
  head: {
    states: vehicleStates,
    told: ['is_out_of_service'],
    facts: ['license_plate', 'vehicle_capacity_type_id', 'vehicle_garage_id'],
  },
  showActions: part({ load: () => import('./VehicleActions'), messages: 'fleet' }),
  showNext: part({ load: () => import('./VehicleNext'), messages: 'records' }),
});
