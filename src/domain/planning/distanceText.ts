export const DISTANCE_UNITS = ['mi', 'km'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

const METRES: Readonly<Record<DistanceUnit, number>> = { mi: 1609.344, km: 1000 };

export function isDistanceUnit(value: unknown): value is DistanceUnit {
  return DISTANCE_UNITS.some((unit) => unit === value);
}

/** "12.4 mi", whole ones from 100 on; the same in both languages. */
export function distanceText(metres: number, unit: DistanceUnit): string {
  const distance = metres / METRES[unit];
  const digits = distance < 100 ? 1 : 0;
  const number = distance.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number} ${unit}`;
}
