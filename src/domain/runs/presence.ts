/** A user who has the board of a day open. No patient data: a staff name and a run. */
export interface Presence {
  user_id: number;
  full_name: string;
  /** The run that the user looks at; null for the board as a whole. */
  delivery_manifest_id: number | null;
}

/** Interval of the heartbeat of an open board. Milliseconds. */
export const PRESENCE_BEAT_MS = 15_000;
/** Time without a heartbeat after which a user is removed: two beats and some latency. Seconds. */
export const PRESENCE_SECONDS = 35;

/** "Ana María Ruiz" → "AR": first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase();
}
