/** Path of the log of changes. */
export const ACTIVITY_PATH = '/activity_logger';

export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** One line of the log (`GET /activity_logger`). */
export type ActivityEntry = {
  id: number;
  /** UTC wire time. */
  at: string;
  user_id: number | null;
  user_name: string;
  action: string;
  resource: string;
  record_id: number | null;
  /** Names of the runs of a day that the entry is about or mentions, by id. */
  run_names: Readonly<Record<string, string>>;
  changes: Changes;
  remote_address: string | null;
  /** Number of patients that were shown. */
  patients: number;
};
