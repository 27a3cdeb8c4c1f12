import { defineScreens, part } from '../defineScreens';
import { deliveries } from './deliveries.resource';
import { DeliveryStatus } from './DeliveryStatus';
import { DeliveryType } from './DeliveryType';

export const deliveryScreens = defineScreens(deliveries, {
  head: { facts: ['delivery_event_status_id', 'delivery_date', 'participant_full_name'] },
  fields: {
    delivery_event_status_id: {
      Display: DeliveryStatus,
      column: { width: 140, align: 'left' },
      Input: part(() => import('./DeliveryStatusInput')),
      isChosen: true,
    },
    delivery_event_type_id: { Display: DeliveryType, column: { width: 140, align: 'left' } },
  },
});
