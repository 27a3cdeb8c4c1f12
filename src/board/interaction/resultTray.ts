import type { HttpError } from '../../providers/http';

/** What became of one stop of a command over several. */
export interface TrayRow {
  readonly id: number;
  readonly name: string;
  /** Null: done. */
  readonly error: HttpError | null;
}

/** Outcome of one command over several stops, kept on screen until a person closes it. */
export interface TrayEntry {
  readonly key: string;
  /** What was to be done: "Move to HILLCREST 03". */
  readonly title: string;
  readonly rows: readonly TrayRow[];
  /** Tries these again as they are now. */
  readonly retry?: (ids: readonly number[]) => void;
  /** Tries these again against the rule that stood in the way, with a reason; for those who may. */
  readonly override?: (ids: readonly number[], reason: string, rules?: readonly string[]) => void;
}

/** How many outcomes are kept side by side. */
const KEPT = 5;

/** The newest on top; a retry takes the place of what it retries. */
export function withOutcome(entries: readonly TrayEntry[], entry: TrayEntry): readonly TrayEntry[] {
  return [entry, ...entries.filter(({ key }) => key !== entry.key)].slice(0, KEPT);
}
