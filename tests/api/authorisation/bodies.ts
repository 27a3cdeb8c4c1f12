import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';

const ADDRESS = {
  address: '2 DEMO ST',
  city: 'SAN DIEGO',
  state: 'CA',
  zipcode: '92101',
};

/** Bodies that pass the first look, so that the question whose object it is gets asked; `{}` for all other routes. */
const BODIES: readonly [route: RegExp, body: object][] = [
  [/\/change_status(_override)?$/, { delivery_event_status_id: EVENT_STATUS.attempted }],
  [
    /\/main_info$/,
    { first_name: 'DEMO', last_name: 'PERSON', phone_number: null, mobile_phone_number: null },
  ],
  [/\/:manifestId\/custody$/, { bags: [] }],
  [/\/phone_numbers/, { contact_name: 'DEMO', phone_number: '6195550111', number_type: 'mobile' }],
  [/\/(home_)?address(es)?(\/|$)/, ADDRESS],
];

export function bodyFor(path: string): object {
  return BODIES.find(([route]) => route.test(path))?.[1] ?? {};
}
