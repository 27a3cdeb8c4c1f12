import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ERROR_CODE } from '../domain/wire/errorCodes';
import { SECOND_STEP_METHODS, type OwnFactors, type SecondStepMethod } from '../domain/access/secondFactor';
import { request } from './http';
import { HttpError } from './httpError';

const BASE = '/users/second_factor';
const quiet = { toast: false } as const;

/** The second step of a sign-in. */
export interface SecondStepDue {
  methods: readonly SecondStepMethod[];
  /** Options for the browser's passkey dialog, if a passkey can be used. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

function isMethod(value: unknown): value is SecondStepMethod {
  return SECOND_STEP_METHODS.some((method) => method === value);
}

/** Reads the second step from a refused sign-in; null for any other error. */
export function secondStepOf(error: unknown): SecondStepDue | null {
  if (!(error instanceof HttpError) || error.statusCode !== ERROR_CODE.secondStepDue) return null;
  const { methods, passkey } = error.args;
  const options = typeof passkey === 'object' && passkey !== null ? passkey : null;
  return {
    methods: Array.isArray(methods) ? methods.filter(isMethod) : [],
    passkey: options as PublicKeyCredentialRequestOptionsJSON | null,
  };
}

export type SecondStepProof =
  { code: string } | { recovery_code: string } | { passkey: AuthenticationResponseJSON };

/** Requests a passkey from the browser. Throws an Error named `NotAllowedError` when the user cancels. */
export async function askPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options });
}

export async function readOwnFactors(signal?: AbortSignal): Promise<OwnFactors> {
  return (await request<OwnFactors>(BASE, { ...quiet, signal })).data;
}

/** The secret of an authenticator app, and the link for a code to scan. */
export interface NewTotp {
  secret: string;
  uri: string;
}

export async function beginTotp(password: string): Promise<NewTotp> {
  return (await request<NewTotp>(`${BASE}/totp`, { ...quiet, method: 'POST', body: { password } })).data;
}

interface WithCodes {
  /** Only with the first second factor. */
  recovery_codes: string[] | null;
}

export async function confirmTotp(code: string): Promise<string[] | null> {
  const options = { ...quiet, method: 'POST', body: { code } } as const;
  return (await request<WithCodes>(`${BASE}/totp/confirm`, options)).data.recovery_codes;
}

/** Creates a passkey in the browser and stores it. */
export async function makePasskey(password: string, name: string): Promise<string[] | null> {
  const { data: optionsJSON } = await request<PublicKeyCredentialCreationOptionsJSON>(
    `${BASE}/passkeys/options`,
    { ...quiet, method: 'POST', body: { password } },
  );
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON });
  const options = { ...quiet, method: 'POST', body: { name, response } } as const;
  return (await request<WithCodes>(`${BASE}/passkeys`, options)).data.recovery_codes;
}

export async function newRecoveryCodes(password: string): Promise<string[] | null> {
  const options = { ...quiet, method: 'POST', body: { password } } as const;
  return (await request<WithCodes>(`${BASE}/recovery_codes`, options)).data.recovery_codes;
}

export async function removeTotp(password: string): Promise<void> {
  await request(`${BASE}/totp`, { ...quiet, method: 'DELETE', body: { password } });
}

export async function renamePasskey(id: number, name: string): Promise<void> {
  await request(`${BASE}/passkeys/${id}`, { ...quiet, method: 'PATCH', body: { name } });
}

export async function removePasskey(id: number, password: string): Promise<void> {
  await request(`${BASE}/passkeys/${id}`, { ...quiet, method: 'DELETE', body: { password } });
}
