import { fullAddress } from '../../src/domain/people/fullName';
import type { SeedRow } from './insertRows';
import { makeAddress } from './addresses';
import { makePhone } from './people';
import { padded, type Random } from './random';
import { SAN_DIEGO_PLACES } from './places';

export const DEMO_ZONE = 'America/Los_Angeles';

/** The three collection and drop-off points; ids are 1 to 3 in this order. */
export const DEMO_CDPS = [
  {
    name: 'HILLCREST PHARMACY',
    address: '3900 FIFTH AVE',
    city: 'SAN DIEGO',
    state: 'CA',
    zipcode: '92103',
    phone_number: '6195550101',
    color: '#0F766E',
    latitude: 32.7486,
    longitude: -117.1604,
  },
  {
    name: 'CHULA VISTA PHARMACY',
    address: '300 F ST',
    city: 'CHULA VISTA',
    state: 'CA',
    zipcode: '91910',
    phone_number: '6195550102',
    color: '#4338CA',
    latitude: 32.6411,
    longitude: -117.0781,
  },
  {
    name: 'ESCONDIDO PHARMACY',
    address: '200 E GRAND AVE',
    city: 'ESCONDIDO',
    state: 'CA',
    zipcode: '92025',
    phone_number: '7605550103',
    color: '#B45309',
    latitude: 33.1222,
    longitude: -117.081,
  },
] as const;

const FUNDING_SOURCES = [
  'COASTLINE HEALTH PLAN',
  'BAYVIEW CARE NETWORK',
  'SUNRISE MEDICARE ADVANTAGE',
  'GOLDEN STATE ELDERCARE',
  'HARBORLIGHT HOSPICE',
  'MESA COMMUNITY CLINICS',
  'PACIFIC RIM WORKERS FUND',
  'VALLEY PACE PROGRAM',
  'NORTH COUNTY IPA',
  'SOUTH BAY FAMILY HEALTH',
  'VETERANS HOME CARE',
  'PRIVATE PAY',
] as const;

/** Who the office calls at each of them; people who pay for themselves have nobody. */
const CONTACTS = [
  'ELENA MARSH',
  'TOMÁS ARRIAGA',
  'GRACE HOLLIS',
  'VICTOR LINDQVIST',
  'NADIA PEREIRA',
  'OSCAR WHITFIELD',
  'IRENE CALDERÓN',
  'SAMUEL OKAFOR',
  'PAULA RENNER',
  'HUGO SALDAÑA',
  'JUDITH CRANE',
] as const;

function makeClient(name: string, index: number): SeedRow {
  const contact = CONTACTS[index];
  if (!contact) return { name };
  return {
    name,
    contact_name: contact,
    phone_number: `619555${String(300 + index).padStart(4, '0')}`,
    email: `orders@${name.toLowerCase().replaceAll(' ', '-')}.example`,
  };
}

const FACILITY_NAMES = [
  'CASA DEL MAR',
  'SILVER PINES',
  'ROSEWOOD GARDENS',
  'LAKEVIEW MANOR',
  'VILLA SERENA',
  'MISSION HILLS HOUSE',
  'OCEAN BREEZE',
  'THE TERRACES',
  'GOLDEN POPPY',
  'SYCAMORE COURT',
  'BAYSHORE',
  'WINDWARD',
  'HERITAGE OAKS',
  'PALOMAR RIDGE',
  'EL DORADO',
  'SAN PASQUAL',
  'CYPRESS GROVE',
  'MOUNT HELIX',
  'STARLIGHT',
  'RIVER BEND',
] as const;

const CARS = [
  ['TOYOTA', 'PRIUS', 'car'],
  ['HONDA', 'FIT', 'car'],
  ['KIA', 'SOUL', 'car'],
  ['NISSAN', 'LEAF', 'car'],
  ['FORD', 'TRANSIT CONNECT', 'van'],
  ['RAM', 'PROMASTER CITY', 'van'],
  ['CHEVROLET', 'BOLT', 'car'],
] as const;
const COLORS = ['white', 'gray', 'black', 'blue', 'red', 'green'] as const;
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
export const VEHICLE_COUNT = 45;

/** Rows by table, in the order in which they refer to each other. `at` is the wire time of creation. */
export function makeMasterData(
  random: Random,
  at: string,
): [
  table:
    | 'funding_sources'
    | 'facilities'
    | 'vehicle_capacity_types'
    | 'vehicle_groups'
    | 'vehicle_garages'
    | 'vehicles'
    | 'cdps',
  rows: SeedRow[],
][] {
  const base = (index: number) => ({ id: index + 1, created_at: at, updated_at: at, is_active: true });
  const ofNames = (names: readonly string[]) => names.map((name, index) => ({ ...base(index), name }));
  return [
    [
      'funding_sources',
      FUNDING_SOURCES.map((name, index) => ({ ...base(index), ...makeClient(name, index) })),
    ],
    [
      'facilities',
      FACILITY_NAMES.map((name, index) => ({ ...base(index), ...makeFacility(random, name, index) })),
    ],
    [
      'vehicle_capacity_types',
      [
        ['COMPACT', 40],
        ['WAGON', 80],
        ['CARGO VAN', 160],
      ].map(([name, capacity], index) => ({
        ...base(index),
        name: String(name),
        capacity: Number(capacity),
      })),
    ],
    ['vehicle_groups', ofNames(['CENTRAL', 'SOUTH BAY', 'NORTH COUNTY'])],
    [
      'vehicle_garages',
      DEMO_CDPS.map((cdp, index) => ({
        ...base(index),
        name: `${cdp.name.split(' PHARMACY')[0]} GARAGE`,
        full_address: fullAddress(cdp),
      })),
    ],
    [
      'vehicles',
      Array.from({ length: VEHICLE_COUNT }, (_, index) => ({
        ...base(index),
        ...makeVehicle(random, index),
      })),
    ],
    ['cdps', DEMO_CDPS.map((cdp, index) => ({ ...base(index), ...cdp, time_zone: DEMO_ZONE }))],
  ];
}

function makeFacility(random: Random, name: string, index: number) {
  const facility_type = index % 5 < 3 ? 'ALF' : 'SNF';
  const { address, city, state, zipcode, latitude, longitude } = makeAddress(
    random,
    random.pick(SAN_DIEGO_PLACES),
  );
  const kind = facility_type === 'ALF' ? 'ASSISTED LIVING' : 'NURSING CENTER';
  return {
    name: `${name} ${kind}`,
    facility_type,
    phone_number: makePhone(random),
    opens_at: '08:00:00',
    closes_at: facility_type === 'ALF' ? '18:00:00' : '20:00:00',
    address,
    city,
    state,
    zipcode,
    latitude,
    longitude,
  };
}

function makeVehicle(random: Random, index: number) {
  const [make, model, type] = random.pick(CARS);
  const letters = Array.from({ length: 3 }, () => random.pick('ABCDEFGHJKLMNPRSTUVWXYZ'.split(''))).join('');
  const vin = Array.from({ length: 11 }, () => random.pick(VIN_CHARACTERS)).join('');
  return {
    name: `${type === 'van' ? 'VAN' : 'CAR'} ${padded(index + 1, 2)}`,
    license_plate: `${random.between(6, 9)}${letters}${padded(index * 7 + 100, 3)}`,
    // The last six are a serial number, which also keeps them apart.
    vin: `${vin}${padded(100_000 + index * 37, 6)}`,
    make,
    model,
    type,
    year: random.between(2017, 2026),
    color: random.pick(COLORS),
    vehicle_capacity_type_id: type === 'van' ? 3 : random.between(1, 2),
    vehicle_group_id: (index % 3) + 1,
    vehicle_garage_id: (index % 3) + 1,
    zip_code_group: ['92101, 92103, 92104', '91910, 91911', '92025, 92026'][index % 3] ?? null,
    smartphone_login: index % 2 === 0,
  };
}
