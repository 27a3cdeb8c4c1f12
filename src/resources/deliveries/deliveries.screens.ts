import { defineScreens, part } from '../defineScreens';
import { deliveries } from './deliveries.resource';
import { CountedField } from './CountedField';
import { DeliveryStatus } from './DeliveryStatus';
import { DeliveryType } from './DeliveryType';

const counted = {
  Display: CountedField,
  Input: part({ load: () => import('./CountedInput'), messages: 'dashboards' }),
};

export const deliveryScreens = defineScreens(deliveries, {
  // The run is told by its name, and its number means nothing to a person.
  head: {
    told: ['delivery_manifest_id'],
    facts: ['delivery_event_status_id', 'delivery_date', 'participant_full_name'],
  },
  fields: {
    delivery_event_status_id: {
      Display: DeliveryStatus,
      column: { width: 140, align: 'left' },
      Input: part(() => import('./DeliveryStatusInput')),
      isChosen: true,
    },
    counted_hour: counted,
    counted_weekday: counted,
    counted_visits: counted,
    counted_reason: counted,
    delivery_event_type_id: { Display: DeliveryType, column: { width: 140, align: 'left' } },
  },
});
