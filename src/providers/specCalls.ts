type Fields = readonly string[];

const ADDRESS = [
  'address_1',
  'address',
  'city',
  'formatted_address',
  'gate_code',
  'latitude',
  'longitude',
  'state',
  'zipcode',
];
const PHONE = ['contact_name', 'phone_number', 'number_type'];
const STOP = '/delivery_manifest/:id/delivery_events/:id';

/** Commands of the specification and the fields that their bodies have (§7). */
const COMMANDS: Readonly<Record<string, Fields>> = {
  'PUT /delivery_manifest/:id': ['employee_id', 'vehicle_id', 'close_door_pharmacy_id'],
  'POST /delivery_manifest/delivery_events/reports/pdf': ['date', 'close_door_pharmacy_id'],
  'POST /delivery_manifest/:id/delivery_events_addon': [
    'participant_id',
    'delivery_event_type_id',
    'destination_id',
    'comments',
    'tracking_number',
    'secuence',
    'refrigeration_needed',
    'delivery_start_time',
    'delivery_end_time',
    'priority',
  ],
  [`POST ${STOP}/change_status`]: [
    'delivery_event_status_id',
    'datetime',
    'delivered_date',
    'comments',
    'non_delivery_reason_id',
    'other_reason',
    'receptor_name',
    'signature',
    'latitude',
    'longitude',
    'delivery_event_ids',
    'full_name',
    'remarks',
  ],
  'POST /delivery_manifest/:id/return_delivery': [
    'delivery_event_ids',
    'comments',
    'receptor_name',
    'full_name',
    'remarks',
  ],
  [`POST ${STOP}/re_schedule`]: [
    'destination_id',
    'participant_id',
    'delivery_start_time',
    'delivery_end_time',
    ...ADDRESS,
  ],
  [`PUT ${STOP}/transfer_delivery`]: ['employee_id'],
  [`DELETE ${STOP}/override`]: [],
  [`PUT ${STOP}/copayment`]: ['copayment_amount'],
  'POST /delivery_manifest/:id/request_url': ['send_by', 'email'],
  'POST /delivery_manifest/:id/recalculate_trace': [],
  'PUT /delivery_manifest/:id/automatic_scheduling': [],
  'PUT /participants/:id/addresses/:id': ADDRESS,
  'PUT /participants/:id/main_info': [
    'first_name',
    'middle_name',
    'last_name',
    'phone_number',
    'mobile_phone_number',
  ],
  'PUT /participants/:id/phone_numbers/:id': PHONE,
  'POST /participants/:id/phone_numbers': PHONE,
  'PATCH /notification/:id/attended': [],
  'POST /employees/reports/billing': ['from_date', 'to_date'],
  'POST /users/reset_password': ['email'],
  'POST /users/set_password_from_token': ['new_password', 'token'],
  'PUT /users/reset_password/:id': ['new_password', 'old_password'],
  'PUT /users/:id/notification_suscribe': ['notification_suscribe'],
};

/** Resources with list, read and write calls per record (§2, §7). */
const RESOURCES = [
  'participants',
  'cdp',
  'employees',
  'vehicles',
  'facilities',
  'funding_sources',
  'locations',
  'driver_runs',
  'user_types',
  'deliveries_inbox',
  'file_import',
  'vehicle_capacity_types',
  'vehicle_groups',
  'vehicle_garages',
  'participants/:id/addresses',
  'participants/:id/phone_numbers',
  'delivery_manifest',
  'notification',
];

const READS = [
  'catalogs/cities',
  'catalogs/states',
  'catalogs/zipcodes',
  'catalogs/colors',
  'catalogs/non_delivery_reason',
  'catalogs/delivery_event_status',
  'employees/drivers-on-call',
  'delivery_manifest/reports/csv',
  'delivery_manifest/current_deliveries_manifest',
  'delivery_manifest/unsuccesfully_events',
  'delivery_manifest/unattended_deliveries',
  'delivery_manifest/:id/delivery_events',
  'delivery_manifest/:id/delivery_events/:id',
  'delivery_manifest/:id/delivery_events/:id/life_cycle',
  'delivery_manifest/:id/delivery_events/picked_up',
  'delivery_manifest/:id/delivery_events/returns',
  'users/routes',
  'async_request/:id',
  'presigned/:id',
  'system/settings',
  'activity_logger',
];

/** Calls whose bodies are sent unchanged: sign-in, files and the address parser. */
const OPEN_CALLS = [
  'POST /users/sign_in',
  'GET /users/session',
  'DELETE /users/sign_out',
  'POST /presigned',
  'POST /presigned/:id/download',
  'POST /presigned/import/unattended_deliveries',
  'POST /parser/address/parse',
  'POST /delivery_manifest/notify_driver',
  'POST /delivery_manifest/:id/notify_driver',
  'POST /delivery_manifest/fix_as_failed',
  'POST /delivery_manifest/:id/delivery_events/:id/fix_as_failed',
  'POST /delivery_manifest/unattended_deliveries/cancel',
  'POST /employees/:id/bypass_start_work',
  'PUT /participants/:id/inactivate',
  'PUT /participants/:id/is_active/toggle',
  'GET /users/:id/fetch_password',
  'POST /deliveries_inbox/process_csv',
  'PUT /system/settings',
];

const OVERRIDE = /_override$/;

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`);
}

const COMMAND_PATTERNS = Object.entries(COMMANDS).map(([call, fields]) => ({
  pattern: patternOf(call),
  fields,
}));
const OPEN_PATTERNS = [
  ...OPEN_CALLS,
  ...READS.map((path) => `GET /${path}`),
  ...RESOURCES.flatMap((path) => [
    `GET /${path}`,
    `GET /${path}/total_items`,
    `GET /${path}/:id`,
    `POST /${path}`,
    `PUT /${path}/:id`,
    `PATCH /${path}/:id`,
  ]),
].map(patternOf);

/** The name of a call: method and path without query and `_override`. */
function nameOf(method: string, path: string): string {
  const [bare = path] = path.split('?');
  return `${method} ${bare.replace(OVERRIDE, '')}`;
}

/** Whether the specification has the call (§7). */
export function isSpecCall(method: string, path: string): boolean {
  const name = nameOf(method, path);
  return [...COMMAND_PATTERNS.map(({ pattern }) => pattern), ...OPEN_PATTERNS].some((pattern) =>
    pattern.test(name),
  );
}

/** The body with the fields that the specification defines for the call; unchanged if it defines none. */
export function specBody(method: string, path: string, body: unknown): unknown {
  const name = nameOf(method, path);
  const fields = COMMAND_PATTERNS.find(({ pattern }) => pattern.test(name))?.fields;
  if (!fields || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)));
}
