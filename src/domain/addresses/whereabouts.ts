/** Where a vehicle is, in the words of a map: on a street, or near one or a place. */
export interface Whereabouts {
  readonly is: 'on' | 'near';
  /** "Mission Boulevard"; "San Diego 92109" where no street is known. */
  readonly name: string;
}

/** Whereabouts out of a live event; null for anything else. */
export function whereaboutsIn(value: unknown): Whereabouts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { is, name } = value as Readonly<Record<string, unknown>>;
  return (is === 'on' || is === 'near') && typeof name === 'string' ? { is, name } : null;
}
