/** A field before and after an action. */
export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/**
 * The fields of a delivery whose changes the history shows. `run` and `driver` are names, in place of their
 * ids.
 */
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
  'recipient_asks',
  'recipient_words',
  'recipient_gate_code',
  'recipient_safe_place',
  'recipient_rating',
  'recipient_rating_words',
  // Of the recipient and of the stored address.
  'phone_number',
  'mobile_phone_number',
  'email',
  'permanent_comment',
  'full_address',
  'gate_code',
  'comment',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** Actions that the history shows although they change no field of the delivery. */
export const SHOWN_ACTIONS: ReadonlySet<string> = new Set([
  'share',
  'lockRun',
  'unlockRun',
  'notifyDriver',
  'recipientConfirm',
]);

/** Records that an open delivery uses, and the name of their change in the history. */
export const FILE_ACTIONS = {
  participants: 'changeRecipient',
  participant_addresses: 'changeAddress',
} as const;

/**
 * The open period of a delivery as wire timestamps: changes of its recipient in this period belong to its
 * history.
 */
export function isWhileOpen(at: string, life: { created_at: string; closed_at: string | null }): boolean {
  return at >= life.created_at && (life.closed_at === null || at <= life.closed_at);
}

/** Actions on a run that belong to the history of every delivery on it at that time. */
export const RUN_ACTIONS = [
  'lockRun',
  'unlockRun',
  'notifyDriver',
  'editRun',
  'editRun_override',
  'undo',
] as const;

/** A stop that joins or leaves the pool has only one place, which the run already shows. */
const isPlaceToPlace = ({ secuence }: FieldChanges) =>
  typeof secuence?.from === 'number' && typeof secuence.to === 'number';

/** Name of an id in the log; null for none and for an unknown one. */
type NameOf = (id: unknown) => string | null;

/** The logged changes that the history shows: runs and drivers by name. */
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

/** The run of a delivery at an instant (wire timestamps), from its moves and its current run. */
export function runAt(moves: readonly RunMove[], now: number | null, at: string): number | null {
  const before = moves.filter((move) => move.at <= at).at(-1);
  if (before) return before.to;
  const [first] = moves;
  return first ? first.from : now;
}
