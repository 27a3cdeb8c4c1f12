import type { DefaultInstant, Defaulted, OptionalInstant } from './columns';

/** A key of the server: `secret`, or the same sealed by SERVER_KEY; neither once it is retired. */
export interface ServerKeyTable {
  /** From 1, without gaps: people type it. */
  id: number;
  secret: Defaulted<string | null>;
  sealed_secret: Defaulted<string | null>;
  created_at: DefaultInstant;
  /** It signs and seals from this moment, by when every server knows it. */
  active_from: DefaultInstant;
  retired_at: OptionalInstant;
}
