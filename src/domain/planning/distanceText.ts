export const DISTANCE_UNITS = ['mi', 'km'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

export const METRES_PER_MILE = 1609.344;
const METRES: Readonly<Record<DistanceUnit, number>> = { mi: METRES_PER_MILE, km: 1000 };

export function isDistanceUnit(value: unknown): value is DistanceUnit {
  return DISTANCE_UNITS.some((unit) => unit === value);
}

/** "12.4 mi", whole ones from 100 on, and "0 mi" for none; the same in both languages. */
export function distanceText(metres: number, unit: DistanceUnit): string {
  const distance = metres / METRES[unit];
  const digits = distance > 0 && distance < 100 ? 1 : 0;
  const number = distance.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number} ${unit}`;
}

const SPEED: Readonly<Record<DistanceUnit, { readonly name: string; readonly kmh: number }>> = {
  mi: { name: 'mph', kmh: METRES_PER_MILE / 1000 },
  km: { name: 'km/h', kmh: 1 },
};

/** "68 mph": a speed in km/h as its reader has distances; the same in every language. */
export function speedText(kmh: number, unit: DistanceUnit): string {
  const { name, kmh: each } = SPEED[unit];
  return `${Math.round(kmh / each)} ${name}`;
}

/** Shorter lengths are told in these. */
const SMALL: Readonly<Record<DistanceUnit, { readonly name: string; readonly metres: number }>> = {
  mi: { name: 'ft', metres: 0.3048 },
  km: { name: 'm', metres: 1 },
};

/** The longest round length of at most this many metres: "2 mi", "500 ft". */
export function roundDistance(most: number, unit: DistanceUnit): { metres: number; text: string } {
  const isLong = most >= METRES[unit];
  const { name, metres } = isLong ? { name: unit, metres: METRES[unit] } : SMALL[unit];
  const count = roundLength(most / metres);
  return { metres: count * metres, text: `${count} ${name}` };
}

/** 1, 2 or 5 times a power of ten: the longest round length of at most this much. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1) * power;
}
