import type { HttpError } from '../../providers/http';

/** Result of one stop of a bulk command. */
export interface TrayRow {
  readonly id: number;
  readonly name: string;
  /** Null: done. */
  readonly error: HttpError | null;
}

/** Result of one bulk command, shown until the user closes it. */
export interface TrayEntry {
  readonly key: string;
  /** The requested action: "Move to HILLCREST 03". */
  readonly title: string;
  readonly rows: readonly TrayRow[];
  /** Retries these with their current state. */
  readonly retry?: (ids: readonly number[]) => void;
  /** Retries these and overrides the rule with a reason; only for users with that permission. */
  readonly override?: (ids: readonly number[], reason: string, rules?: readonly string[]) => void;
}

/** Maximum number of results shown side by side. */
const MAX_ENTRIES = 5;

/** Adds a result on top; the result of a retry replaces the one that it retries. */
export function withOutcome(entries: readonly TrayEntry[], entry: TrayEntry): readonly TrayEntry[] {
  return [entry, ...entries.filter(({ key }) => key !== entry.key)].slice(0, MAX_ENTRIES);
}
