/**
 * Kinds of roads that cars drive on, in the order in which the file of roads numbers them, with the speed where none
 * is tagged and what a crossing costs on top. Kilometres per hour; seconds.
 */
export const ROAD_CLASSES = [
  { name: 'motorway', kmh: 105, crossing: 0 },
  { name: 'motorway_link', kmh: 60, crossing: 0 },
  { name: 'trunk', kmh: 85, crossing: 0 },
  { name: 'trunk_link', kmh: 50, crossing: 0 },
  { name: 'primary', kmh: 55, crossing: 1 },
  { name: 'primary_link', kmh: 40, crossing: 1 },
  { name: 'secondary', kmh: 50, crossing: 1 },
  { name: 'secondary_link', kmh: 40, crossing: 1 },
  { name: 'tertiary', kmh: 45, crossing: 1 },
  { name: 'tertiary_link', kmh: 35, crossing: 1 },
  { name: 'unclassified', kmh: 40, crossing: 2 },
  { name: 'residential', kmh: 33, crossing: 2 },
  { name: 'living_street', kmh: 15, crossing: 2 },
  { name: 'road', kmh: 35, crossing: 2 },
  { name: 'service', kmh: 18, crossing: 2 },
] as const;

const INDEXES: ReadonlyMap<string, number> = new Map(ROAD_CLASSES.map(({ name }, index) => [name, index]));

/** Number of a kind of road; undefined for ways that no car uses. */
export function classOf(highway: string | undefined): number | undefined {
  return highway === undefined ? undefined : INDEXES.get(highway);
}

const indexOf = (name: (typeof ROAD_CLASSES)[number]['name']) => INDEXES.get(name) ?? 0;
const LAST_FAST = indexOf('trunk_link');
const LAST_WIDE = indexOf('secondary_link');

/** Nobody stops on it, and no door is at it. */
export const isFastRoad = (roadClass: number) => roadClass <= LAST_FAST;
/** Too wide to be crossed on foot with a bag: the driver stops on the side of the door. */
export const isWideRoad = (roadClass: number) => roadClass <= LAST_WIDE;
