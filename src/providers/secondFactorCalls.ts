import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  addPasskeyCall,
  beginTotpCall,
  confirmTotpCall,
  newRecoveryCodesCall,
  ownFactorsCall,
  passkeyOptionsCall,
  removePasskeyCall,
  removeTotpCall,
  renamePasskeyCall,
  type NewTotp,
} from '../contract/account/secondFactor';
import { ERROR_CODE } from '../domain/wire/errorCodes';
import { SECOND_STEP_METHODS, type OwnFactors, type SecondStepMethod } from '../domain/access/secondFactor';
import { readApi } from './callApi';
import { HttpError } from './httpError';

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

/** Requests a passkey from the browser. Throws an Error named `NotAllowedError` when the user cancels. */
export async function askPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options });
}

export function readOwnFactors(signal?: AbortSignal): Promise<OwnFactors> {
  return readApi(ownFactorsCall, {}, { signal });
}

export function beginTotp(password: string): Promise<NewTotp> {
  return readApi(beginTotpCall, { body: { password } });
}

export async function confirmTotp(code: string): Promise<string[] | null> {
  return (await readApi(confirmTotpCall, { body: { code } })).recovery_codes;
}

/** Creates a passkey in the browser and stores it. */
export async function makePasskey(password: string, name: string): Promise<string[] | null> {
  const optionsJSON = await readApi(passkeyOptionsCall, { body: { password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON });
  return (await readApi(addPasskeyCall, { body: { name, response } })).recovery_codes;
}

export async function newRecoveryCodes(password: string): Promise<string[] | null> {
  return (await readApi(newRecoveryCodesCall, { body: { password } })).recovery_codes;
}

export async function removeTotp(password: string): Promise<void> {
  await readApi(removeTotpCall, { body: { password } });
}

export async function renamePasskey(id: number, name: string): Promise<void> {
  await readApi(renamePasskeyCall, { params: { id }, body: { name } });
}

export async function removePasskey(id: number, password: string): Promise<void> {
  await readApi(removePasskeyCall, { params: { id }, body: { password } });
}
