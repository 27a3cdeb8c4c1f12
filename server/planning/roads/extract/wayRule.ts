import type { Tags } from './primitives';
import { classOf, isFastRoad, ROAD_CLASSES } from './roadClasses';

/** How a car drives on a way. */
export interface WayRule {
  roadClass: number;
  kmh: number;
  isForward: boolean;
  isBackward: boolean;
  /** Its doors are reached over it, and no way leads through. */
  isForVisitors: boolean;
  /** Street name, else the number of the road; empty when it has none. */
  name: string;
}

/** The most special key counts: https://wiki.openstreetmap.org/wiki/Key:access */
const ACCESS_KEYS = ['motorcar', 'motor_vehicle', 'vehicle', 'access'] as const;
const CLOSED: ReadonlySet<string> = new Set([
  'no',
  'agricultural',
  'forestry',
  'emergency',
  'military',
  'bus',
  'psv',
]);
/** Only for those who have something to do there. */
const FOR_VISITORS: ReadonlySet<string> = new Set(['destination', 'delivery', 'customers']);
/** Where nothing else is known. */
const SLOWEST_KMH = 10;

const SERVICE_KMH: Readonly<Record<string, number>> = { parking_aisle: 10, driveway: 10, alley: 15 };
const NO_SERVICE: ReadonlySet<string> = new Set(['emergency_access', 'drive-through', 'bus']);

const KM_PER_MILE = 1.609344;
const WALKING_KMH = 7;
/** What is driven on streets of what is allowed: crossings, bends, parked cars. */
const OF_THE_LIMIT = 0.85;
const MOST_KMH = 120;

type Access = 'open' | 'visitors' | 'private' | 'closed';

/** Whether cars may use something with these tags; null when the tags do not say. */
export function accessOf(tags: Tags): Access | null {
  for (const key of ACCESS_KEYS) {
    const value = tags.get(key);
    if (value === undefined) continue;
    if (CLOSED.has(value)) return 'closed';
    if (value === 'private') return 'private';
    return FOR_VISITORS.has(value) ? 'visitors' : 'open';
  }
  return null;
}

/** A speed limit, km/h: `50`, `25 mph`, `walk`; null for anything else (`none`, `signals`). */
export function limitOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (value === 'walk') return WALKING_KMH;
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(mph|km\/h|kmh|kph)?$/.exec(value.trim()) ?? [];
  const limit = Number(number) * (unit === 'mph' ? KM_PER_MILE : 1);
  return limit > 0 ? limit : null;
}

function speedOf(tags: Tags, roadClass: number): number {
  const usual = SERVICE_KMH[tags.get('service') ?? ''] ?? ROAD_CLASSES[roadClass]?.kmh ?? SLOWEST_KMH;
  const limit = limitOf(tags.get('maxspeed'));
  if (limit === null) return usual;
  return Math.min(MOST_KMH, isFastRoad(roadClass) ? limit : limit * OF_THE_LIMIT);
}

type Directions = 'both' | 'forward' | 'backward' | 'closed';

function directionsOf(tags: Tags): Directions {
  const given = tags.get('oneway:motorcar') ?? tags.get('oneway:motor_vehicle') ?? tags.get('oneway');
  switch (given) {
    case 'yes':
    case 'true':
    case '1':
      return 'forward';
    case '-1':
    case 'reverse':
      return 'backward';
    // Which way it goes now, no extract can tell.
    case 'reversible':
      return 'closed';
    case 'no':
    case 'false':
    case '0':
    case 'alternating':
      return 'both';
  }
  const highway = tags.get('highway');
  const junction = tags.get('junction');
  const isImplied =
    highway === 'motorway' ||
    highway === 'motorway_link' ||
    junction === 'roundabout' ||
    junction === 'circular';
  return isImplied ? 'forward' : 'both';
}

/** How cars use a way; null when they do not. Ferries and building sites are no roads. */
export function wayRule(tags: Tags): WayRule | null {
  const roadClass = classOf(tags.get('highway'));
  if (roadClass === undefined || tags.get('area') === 'yes') return null;
  if (NO_SERVICE.has(tags.get('service') ?? '')) return null;
  const access = accessOf(tags) ?? 'open';
  const directions = directionsOf(tags);
  if (access === 'closed' || directions === 'closed') return null;
  // Whoever brings something stops in front of it.
  if (access === 'private' && tags.get('service') === 'driveway') return null;
  return {
    roadClass,
    kmh: speedOf(tags, roadClass),
    isForward: directions !== 'backward',
    isBackward: directions !== 'forward',
    isForVisitors: access !== 'open',
    name: tags.get('name') ?? tags.get('ref') ?? '',
  };
}

/** Barriers that open for a car. */
const PASSED: ReadonlySet<string> = new Set([
  'gate',
  'lift_gate',
  'swing_gate',
  'cattle_grid',
  'border_control',
  'toll_booth',
  'sally_port',
  'entrance',
  'height_restrictor',
  'kerb',
  'no',
]);

/** Whether a node stops cars: its access decides, else what stands there. */
export function isBlocked(tags: Tags): boolean {
  const barrier = tags.get('barrier');
  const access = accessOf(tags);
  // A private gate is shut: nobody at the wheel can know whether it would open.
  const isShut = access === 'closed' || access === 'private';
  if (access !== null) return isShut && (barrier !== undefined || tags.has('highway'));
  return barrier !== undefined && !PASSED.has(barrier) && tags.get('bollard') !== 'rising';
}
