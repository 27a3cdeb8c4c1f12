import type { Generated } from 'kysely';
import type { Instant, Json, OptionalInstant } from './columns';

/** The authenticator app of a person. */
export interface TotpFactorTable {
  user_id: number;
  /** Encrypted; null until a code has confirmed it. */
  secret: string | null;
  /** The last step of 30 s whose code was taken: no code works twice. */
  last_step: Generated<number>;
  created_at: OptionalInstant;
  last_used_at: OptionalInstant;
  /** Encrypted; becomes `secret` when a code confirms it. */
  pending_secret: string | null;
  pending_at: OptionalInstant;
}
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** Base64url, as browsers name it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The latest counter of the authenticator; 0 if it does not count. */
  counter: number;
  transports: Json<string[]>;
  name: string;
  created_at: Instant;
  last_used_at: OptionalInstant;
}
/** Recovery codes for users who have lost phone and passkeys. Each works once. */
export interface RecoveryCodeTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  created_at: Instant;
  used_at: OptionalInstant;
}
/** Sign-ins whose password was right: the browser that has the token may go on. */
export interface SecondStepTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  /** The challenge that a passkey must sign; null where no passkey can be used. */
  passkey_challenge: string | null;
  created_at: Instant;
  expires_at: Instant;
}
/** The challenge that a new passkey must sign, one per session. */
export interface PasskeySetupTable {
  session_id: number;
  challenge: string;
  expires_at: Instant;
}
