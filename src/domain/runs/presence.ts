/** Somebody who has the board of a day open. No patient's data: a name of the staff and a run. */
export interface Presence {
  user_id: number;
  full_name: string;
  /** The run that they look at; null for the board as a whole. */
  delivery_manifest_id: number | null;
}

/** How often an open board says that it is there. Milliseconds. */
export const PRESENCE_BEAT_MS = 15_000;
/** Who has not been heard of for this long is gone: two beats, and some for the way. Seconds. */
export const PRESENCE_SECONDS = 35;

/** "Ana María Ruiz" → "AR": first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase();
}
