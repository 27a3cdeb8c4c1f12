import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { OwnFactors } from '../../domain/access/secondFactor';
import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const FACTORS = '/users/second_factor';
const TOTP = `${FACTORS}/totp` as const;
const PASSKEYS = `${FACTORS}/passkeys` as const;
const tags = ['accounts'];

/** The user's own password: each change asks for it. */
const password = typed<{ password: string }>();

/** The secret of an authenticator app, and the link for a code to scan. */
export interface NewTotp {
  secret: string;
  uri: string;
}

/** Recovery codes, only with the first second factor. */
const codes = answer<{ recovery_codes: string[] | null }>({});

export const ownFactorsCall = callContract({
  method: 'GET',
  path: FACTORS,
  tags,
  summary: 'My second factors',
  answer: answer<OwnFactors>({
    totp: 'record or nothing',
    passkeys: [{ id: 'number', name: 'text' }],
    recovery_codes_left: 'number',
  }),
});

export const beginTotpCall = callContract({
  method: 'POST',
  path: TOTP,
  tags,
  summary: 'Begin with an authenticator app: its secret',
  body: password,
  answer: answer<NewTotp>({ secret: 'text', uri: 'text' }),
});

export const confirmTotpCall = callContract({
  method: 'POST',
  path: `${TOTP}/confirm`,
  tags,
  summary: 'Set up the authenticator app with its first code',
  body: typed<{ code: string }>(),
  answer: codes,
});

export const removeTotpCall = callContract({
  method: 'DELETE',
  path: TOTP,
  tags,
  summary: 'Remove my authenticator app',
  body: password,
  answer: NO_ANSWER,
});

export const newRecoveryCodesCall = callContract({
  method: 'POST',
  path: `${FACTORS}/recovery_codes`,
  tags,
  summary: 'New recovery codes in the place of mine; shown once',
  body: password,
  answer: codes,
});

export const passkeyOptionsCall = callContract({
  method: 'POST',
  path: `${PASSKEYS}/options`,
  tags,
  summary: 'Options to create a passkey in the browser',
  body: password,
  answer: answer<PublicKeyCredentialCreationOptionsJSON>({ challenge: 'text' }),
});

export const addPasskeyCall = callContract({
  method: 'POST',
  path: PASSKEYS,
  tags,
  summary: 'Keep the passkey that the browser has made',
  body: typed<{ name: string; response: RegistrationResponseJSON }>(),
  answer: codes,
});

export const renamePasskeyCall = callContract({
  method: 'PATCH',
  path: `${PASSKEYS}/:id`,
  tags,
  summary: 'Rename my passkey',
  body: typed<{ name: string }>(),
  answer: answer<{ id: number; name: string } | null>('record or nothing'),
});

export const removePasskeyCall = callContract({
  method: 'DELETE',
  path: `${PASSKEYS}/:id`,
  tags,
  summary: 'Remove my passkey',
  body: password,
  answer: NO_ANSWER,
});
