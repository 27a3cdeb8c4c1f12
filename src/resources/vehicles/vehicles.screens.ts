import { defineScreens, part } from '../defineScreens';
import { activity } from '../screens/record/headFields';
import { vehicles } from './vehicles.resource';

export const vehicleScreens = defineScreens(vehicles, {
  head: {
    states: (record) =>
      record.is_out_of_service === true
        ? [activity(record), { tone: 'red', word: 'resources.vehicles.fields.is_out_of_service' }]
        : [activity(record)],
    told: ['is_out_of_service'],
    facts: ['license_plate', 'vehicle_capacity_type_id', 'vehicle_garage_id'],
  },
  showActions: part({ load: () => import('./VehicleActions'), messages: 'fleet' }),
  showNext: part({ load: () => import('./VehicleNext'), messages: 'records' }),
});
