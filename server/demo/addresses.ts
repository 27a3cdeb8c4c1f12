import { padded, type Random } from './random';
import { SAN_DIEGO_PLACES, type Place } from './places';

export interface SeedAddress {
  address: string;
  address_1: string | null;
  city: string;
  state: 'CA';
  zipcode: string;
  gate_code: string | null;
  latitude: number;
  longitude: number;
  full_address: string;
}

const NAMES = [
  'OAK',
  'MAPLE',
  'JUNIPER',
  'SYCAMORE',
  'LAUREL',
  'MESA',
  'VISTA',
  'CANYON',
  'ORCHARD',
  'MEADOW',
  'HARBOR',
  'SUNSET',
  'PALM',
  'LEMON',
  'ORANGE',
  'OLIVE',
  'GRANITE',
  'COASTAL',
  'SUMMIT',
  'LAKE',
  'RIVER',
  'EAGLE',
  'QUAIL',
  'HERON',
  'PINE',
  'CEDAR',
  'WILLOW',
  'MANZANITA',
  'SAGE',
  'POPPY',
  'PRIMROSE',
  'MAGNOLIA',
  'CAMINO DEL SOL',
  'VIA ROBLES',
  'CALLE LUNA',
  'PASEO VERDE',
  'LA CRESTA',
  'EL PRADO',
  'LOMA ALTA',
  'RANCHO VIEJO',
  'MISSION',
  'SAN BENITO',
];
const KINDS = ['ST', 'AVE', 'RD', 'DR', 'LN', 'WAY', 'CT', 'PL', 'BLVD', 'TER'] as const;

/** How far a made-up door may lie from its ZIP code's centroid. Kilometres. */
const REACH_KM = 1.5;
const KM_PER_DEGREE = 111.32;

function near(random: Random, [, , latitude, longitude]: Place) {
  // The square root spreads the doors evenly over the disc.
  const km = REACH_KM * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const north = (km * Math.sin(angle)) / KM_PER_DEGREE;
  const east = (km * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: Number((latitude + north).toFixed(6)),
    longitude: Number((longitude + east).toFixed(6)),
  };
}

/** A plausible door in a ZIP code of San Diego County; the street is made up. */
export function makeAddress(random: Random, place: Place = random.pick(SAN_DIEGO_PLACES)): SeedAddress {
  const [zipcode, city] = place;
  const address = `${random.between(100, 9899)} ${random.pick(NAMES)} ${random.pick(KINDS)}`;
  const address_1 = random.chance(0.28) ? `APT ${random.between(1, 340)}` : null;
  const gate_code = random.chance(0.08) ? `#${padded(random.between(0, 9999), 4)}` : null;
  const full_address = [address, address_1, city, `CA ${zipcode}`].filter(Boolean).join(', ');
  return { address, address_1, city, state: 'CA', zipcode, gate_code, ...near(random, place), full_address };
}
