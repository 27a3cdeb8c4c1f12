import type { Point } from '../../domain/addresses/distance';

/** Lines along streets that are known. A new one where more are known than before. */
export interface Streets {
  /** Null: not known, or no way leads there. */
  between(from: Point, to: Point): readonly Point[] | null;
}

export const NO_STREETS: Streets = { between: () => null };

/** The line through points, along streets where they are known and straight elsewhere. */
export function alongStreets(points: readonly Point[], streets: Streets): Point[] {
  const [first] = points;
  const line = first ? [first] : [];
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    const street = from && streets.between(from, to);
    // The door is beside the street: the line goes to it.
    if (street) line.push(...street);
    line.push(to);
  });
  return line;
}
