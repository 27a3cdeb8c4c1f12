import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, date, dateTime, integer, money, reference, text } from '../schema/fields';

/** In the zone of the run. */
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Its words are those of the dashboards. */
const counted = (choices: readonly string[]) =>
  choice({ choices, translated: false, computed: true, sortable: false });

/** Every delivery event of every day, to look one up; changed only through the commands of `dispatch`. */
export const deliveries = defineResource({
  name: 'delivery_events',
  path: '/delivery_events',
  screen: '/data/deliveries',
  representation: 'order_number',
  fields: {
    order_number: text({ unique: true, max: 15 }),
    tracking_number: text({ unique: true, max: 40 }),
    delivery_date: date({ required: true }),
    // Ordering a million rows by a text of another table, or by a column that no index has, takes too long.
    participant_id: reference({ to: 'participants', text: 'participant_full_name', sortable: false }),
    participant_full_name: text({ computed: true, private: true, sortable: false }),
    close_door_pharmacy_id: reference({ required: true, to: 'cdps', text: 'name', sortable: false }),
    delivery_manifest_id: integer({}),
    run_name: text({ computed: true, sortable: false }),
    driver_full_name: text({ computed: true, sortable: false }),
    delivery_event_type_id: integer({ required: true, sortable: false }),
    delivery_event_status_id: integer({ required: true }),
    destination_full_address: text({ private: true, max: 200 }),
    eta: dateTime({}),
    copayment_amount: money({ sortable: false }),
    refrigeration_needed: boolean({ required: true, sortable: false }),
    // As the figures of the past count it: a bar of a chart opens its deliveries. Null where they do not count it.
    counted_hour: counted(HOURS),
    counted_weekday: counted(['0', '1', '2', '3', '4', '5', '6']),
    counted_visits: counted(['1', '2', '3']),
    counted_reason: counted(['missing', 'damaged', 'none', '1', '2', '3', '4', '5', '6', '7', '8']),
  },
  list: [
    'order_number',
    'participant_full_name',
    'delivery_date',
    'delivery_event_status_id',
    'eta',
    'run_name',
    'driver_full_name',
    'close_door_pharmacy_id',
    'copayment_amount',
    'tracking_number',
  ],
  // The name of the run says its CDP.
  hidden: ['close_door_pharmacy_id', 'tracking_number', 'copayment_amount'],
  filters: [
    'order_number',
    'tracking_number',
    'delivery_date',
    'close_door_pharmacy_id',
    'delivery_event_status_id',
    'counted_hour',
    'counted_weekday',
    'counted_visits',
    'counted_reason',
  ],
  opensToday: 'delivery_date',
  search: ['order_number', 'tracking_number'],
  form: {},
  sort: { field: 'delivery_date', order: 'DESC' },
  actions: ['list', 'show'],
});
export type Delivery = RecordFor<typeof deliveries>;
