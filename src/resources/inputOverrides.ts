import { DeliveryStatusInput } from './deliveries/DeliveryStatusInput';
import { RestrictionTimeInput } from './participants/form/RestrictionTimeInput';
import { WheelchairInput } from './participants/form/WheelchairInput';
import type { ResourceName } from './registry';
import type { Field } from './schema/fields';
import type { FieldInput } from './screens/inputs/fieldInputs';

/** Fields that the input of their kind cannot fill in alone, by resource and field. */
export const inputOverrides: {
  readonly [N in ResourceName]?: Readonly<Partial<Record<string, Partial<FieldInput<Field>>>>>;
} = {
  participants: {
    wheelchair_type: { Input: WheelchairInput },
    delivery_start_time: { Input: RestrictionTimeInput },
    delivery_end_time: { Input: RestrictionTimeInput },
  },
  delivery_events: { delivery_event_status_id: { Input: DeliveryStatusInput, isChosen: true } },
};
