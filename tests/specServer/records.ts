/** Records of a small server that knows the specification's entities (§3) and nothing else. All people are invented. */

export interface SpecEvent {
  id: number;
  event_id: number;
  delivery_manifest_id: number;
  participant_id: number;
  participant_full_name: string;
  delivery_event_type_id: number;
  event_type_is_mandatory: 0 | 1;
  delivery_event_status_id: number;
  status_name: string;
  copayment_amount: string | null;
  copayment_method: string | null;
  destination_id: number;
  destination_full_address: string;
  destination_latitude: number;
  destination_longitude: number;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  delivery_date: string;
  tracking_number: string;
  order_number: string;
  comments: string | null;
  secuence: number;
  refrigeration_needed: 0 | 1;
  priority: 'high' | 'normal';
  time_offset: number;
  eta: string;
  datetime: string | null;
  created_by_name: string;
  receptor_name: string | null;
  non_delivery_reason_id: number | null;
  non_delivery_reason_description: string | null;
}

export interface SpecManifest {
  id: number;
  employee_id: number;
  employee: string;
  vehicle_id: number;
  close_door_pharmacy_id: number;
  is_route_updated: 0 | 1;
  delivery_manifest_status_id: number;
  delivery_events: SpecEvent[];
}

export const CDP = { id: 1, name: 'MISSION PHARMACY', full_address: '1 MISSION BLVD, SAN DIEGO, CA 92109' };
const PEOPLE = [
  ['ADA', 'MARSH'],
  ['BEN', 'OAKES'],
  ['CLEO', 'PINE'],
  ['DORA', 'REED'],
] as const;

export const participants = PEOPLE.map(([first_name, last_name], index) => ({
  id: index + 1,
  first_name,
  middle_name: null as string | null,
  last_name,
  participant_full_name: `${first_name} ${last_name}`,
  client_code: `AAA00000${index + 1}`,
  email: null as string | null,
  funding_source_id: 1,
  phone_number: '6195550101',
  mobile_phone_number: null as string | null,
  participant_address_id: index + 1,
  participant_address_full_address: `${index + 1}00 OAK ST, SAN DIEGO, CA 92103`,
  is_active: 1 as 0 | 1,
}));

export const drivers = [
  { id: 11, full_name: 'DEAN ROAD', status: 'SCHEDULED', employee_id: 11, type: 'Driver', is_active: 1 },
  { id: 12, full_name: 'LENA LANE', status: 'SCHEDULED', employee_id: 12, type: 'Driver', is_active: 1 },
];

const VAN = { vehicle_capacity_type_id: 1, type: 'car', is_active: 1 as 0 | 1, smartphone_login: 1 as 0 | 1 };

export const vehicles = [
  { ...VAN, id: 21, name: 'VAN 1', license_plate: '1AAA111', vin: '1HGCM82633A004352' },
  { ...VAN, id: 22, name: 'VAN 2', license_plate: '2AAA222', vin: '1HGCM82633A004353' },
];

/** Two runs of one day with two stops each; times are UTC wire times. */
export function manifestsOf(date: string): SpecManifest[] {
  return [0, 1].map((run) => ({
    id: 31 + run,
    employee_id: drivers[run]?.id ?? 0,
    employee: drivers[run]?.full_name ?? '',
    vehicle_id: vehicles[run]?.id ?? 0,
    close_door_pharmacy_id: CDP.id,
    is_route_updated: 0,
    delivery_manifest_status_id: 3,
    delivery_events: [0, 1].map((place) => {
      const person = participants[run * 2 + place];
      const id = 41 + run * 2 + place;
      return {
        id,
        event_id: id,
        delivery_manifest_id: 31 + run,
        participant_id: person?.id ?? 0,
        participant_full_name: person?.participant_full_name ?? '',
        delivery_event_type_id: 3,
        event_type_is_mandatory: 0,
        delivery_event_status_id: 1,
        status_name: 'Scheduled',
        copayment_amount: place === 0 ? '5.00' : null,
        copayment_method: null,
        destination_id: person?.id ?? 0,
        destination_full_address: person?.participant_address_full_address ?? '',
        destination_latitude: 32.74 + id / 1000,
        destination_longitude: -117.1,
        delivery_start_time: null,
        delivery_end_time: null,
        delivery_date: date,
        tracking_number: `T${id}`,
        order_number: `ORD${id}`,
        comments: null,
        secuence: place + 1,
        refrigeration_needed: 0,
        priority: 'normal',
        time_offset: -8,
        eta: `${date} 2${place}:00:00`,
        datetime: null,
        created_by_name: 'SOMEBODY',
        receptor_name: null,
        non_delivery_reason_id: null,
        non_delivery_reason_description: null,
      } satisfies SpecEvent;
    }),
  }));
}

export const REASONS = [
  { id: 1, description: 'Nobody home' },
  { id: 4, description: 'Other' },
];

/** Status catalogue (§4). */
export const STATUSES = [
  ['Scheduled', 1],
  ['In progress', 2],
  ['Attempted', 3],
  ['Delivered', 4],
  ['Rejected', 6],
  ['Canceled', 7],
  ['Failed', 11],
].map(([name, id]) => ({ id: Number(id), name: String(name) }));

/** Pairs of method and path in the specification's own spelling (§6, §7). */
export const ROUTES = [
  'GET /participants',
  'GET /participants/{id}',
  'POST /participants',
  'PUT /participants/{id}',
  'GET /vehicles',
  'GET /vehicles/{id}',
  'POST /vehicles',
  'PUT /vehicles/{id}',
  'GET /employees',
  'GET /vehicle_capacity_types',
  'GET /vehicle_groups',
  'GET /vehicle_garages',
  'GET /cdp',
  'GET /cdp/{id}',
  'GET /funding_sources',
  'GET /facilities',
  'GET /delivery_manifest',
  'GET /delivery_manifest/{id}',
  'PUT /delivery_manifest/{id}',
  'GET /delivery_manifest/{id}/delivery_events/{id}/life_cycle',
  'POST /delivery_manifest/{id}/delivery_events_addon',
  'POST /delivery_manifest/{id}/delivery_events/{id}/change_status',
  'POST /delivery_manifest/{id}/delivery_events/{id}/change_status_override',
  'POST /delivery_manifest/{id}/delivery_events/{id}/re_schedule',
  'PUT /delivery_manifest/{id}/delivery_events/{id}/transfer_delivery',
  'DELETE /delivery_manifest/{id}/delivery_events/{id}/override',
  'PUT /delivery_manifest/{id}/delivery_events/{id}/copayment',
  'POST /delivery_manifest/{id}/request_url',
  'POST /delivery_manifest/{id}/recalculate_trace',
  'GET /notification',
].map((pair) => {
  const [http_method, path_route] = pair.split(' ');
  return { http_method, path_route };
});
