/** A field before and after an action. */
export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** The fields of a delivery whose change its history tells. `run` and `driver` are names, in the place of their ids. */
const HISTORY_FIELDS = [
  'run',
  'driver',
  'secuence',
  'delivery_date',
  'destination_full_address',
  'comments',
  'copayment_amount',
  'copayment_method',
  'delivery_start_time',
  'delivery_end_time',
  'priority',
  'refrigeration_needed',
  'is_rush',
  'leave_at_door',
  'driver_gender',
  'locked_reason',
  // Of the recipient and of the address on file.
  'phone_number',
  'mobile_phone_number',
  'email',
  'permanent_comment',
  'full_address',
  'gate_code',
  'comment',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** Actions that the history tells though they change no field of the delivery. */
export const TOLD_ACTIONS: ReadonlySet<string> = new Set(['share', 'lockRun', 'unlockRun', 'notifyDriver']);

/** Records that a delivery reads until it is closed, and what the history calls a change of them. */
export const FILE_ACTIONS = {
  participants: 'changeRecipient',
  participant_addresses: 'changeAddress',
} as const;

/** The life of a delivery as wire timestamps: while it is open, what is changed of its recipient concerns it. */
export function isWhileOpen(at: string, life: { created_at: string; closed_at: string | null }): boolean {
  return at >= life.created_at && (life.closed_at === null || at <= life.closed_at);
}

/** Actions on a run that concern each delivery which is on it at that moment. */
export const RUN_ACTIONS = [
  'lockRun',
  'unlockRun',
  'notifyDriver',
  'editRun',
  'editRun_override',
  'undo',
] as const;

/** A stop that comes from the pool or goes there has one place alone, which the run says well enough. */
const isPlaceToPlace = ({ secuence }: FieldChanges) =>
  typeof secuence?.from === 'number' && typeof secuence.to === 'number';

/** What an id of the log is called; null for none, and for one that nobody knows any more. */
type NameOf = (id: unknown) => string | null;

/** Of the changes of the log, those that the history tells: runs and drivers by their names. */
export function shownChanges(
  changes: FieldChanges,
  nameOf: Readonly<Record<'run' | 'driver', NameOf>>,
): FieldChanges {
  const { delivery_manifest_id: run, employee_id: driver } = changes;
  const all: FieldChanges = {
    ...changes,
    ...(run && { run: { from: nameOf.run(run.from), to: nameOf.run(run.to) } }),
    ...(driver && { driver: { from: nameOf.driver(driver.from), to: nameOf.driver(driver.to) } }),
  };
  return Object.fromEntries(
    HISTORY_FIELDS.flatMap((field) => {
      const change = all[field];
      return change && (field !== 'secuence' || isPlaceToPlace(all)) ? [[field, change]] : [];
    }),
  );
}

/** A move of a delivery between runs, oldest first. */
export interface RunMove {
  readonly at: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** The run that a delivery was on at an instant (wire timestamps), from its moves and the run that it is on now. */
export function runAt(moves: readonly RunMove[], now: number | null, at: string): number | null {
  const before = moves.filter((move) => move.at <= at).at(-1);
  if (before) return before.to;
  const [first] = moves;
  return first ? first.from : now;
}
