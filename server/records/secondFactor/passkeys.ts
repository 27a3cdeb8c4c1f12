import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { loggable } from '../../platform/plugins/errorHandler';
import type { AssertionBody, RegistrationBody } from './passkeyBodies';
import type { RelyingParty } from './relyingParty';

const RP_NAME = 'Rx Dispatch';
const SETUP_MS = 10 * MINUTE_MS;

/** What the library says no to is an answer, not a fault of ours; the log has which check it was. */
async function verified<T>(request: FastifyRequest, check: Promise<T>): Promise<T | null> {
  try {
    return await check;
  } catch (error) {
    request.log.info({ refused: loggable(error) }, 'a passkey was refused');
    return null;
  }
}

function storedKeys(db: Db | Trx, user_id: number) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
}

/** What the browser needs to make a passkey for the person; the session is to answer within ten minutes. */
export async function beginPasskey(
  { clock }: ServerContext,
  trx: Trx,
  party: RelyingParty,
  person: { user_id: number; session_id: number; email: string; full_name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: party.id,
    // The same for all passkeys of a person, so that their device keeps one for each account.
    userID: new Uint8Array(Buffer.from(String(person.user_id))),
    userName: person.email,
    userDisplayName: person.full_name,
    excludeCredentials: await storedKeys(trx, person.user_id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const setup = {
    challenge: options.challenge,
    expires_at: new Date(clock().getTime() + SETUP_MS),
  };
  await trx
    .insertInto('passkey_setups')
    .values({ session_id: person.session_id, ...setup })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(setup))
    .execute();
  return options;
}

/** What the session was to sign, once: a try that fails begins anew. Null: nothing was asked for, or too long ago. */
export async function consumeSetup({ db, clock }: ServerContext, session_id: number): Promise<string | null> {
  const setup = await db
    .deleteFrom('passkey_setups')
    .where('session_id', '=', session_id)
    .where('expires_at', '>', clock().toISOString())
    .returning('challenge')
    .executeTakeFirst();
  return setup?.challenge ?? null;
}

interface NewPasskey {
  user_id: number;
  challenge: string;
  name: string;
  response: RegistrationBody;
}

/** Stores a passkey that the browser has made; false: it is none, or not for us. */
export async function addPasskey(
  { clock }: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  party: RelyingParty,
  { user_id, challenge, name, response }: NewPasskey,
): Promise<boolean> {
  const check = await verified(
    request,
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!check?.verified) return false;
  const { credential } = check.registrationInfo;
  const stored = await trx
    .insertInto('passkeys')
    .values({
      user_id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: clock(),
    })
    // It is somebody's already: a passkey opens one account.
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** What the browser needs to ask for one of the person's passkeys. */
export async function passkeyOptions(
  db: Db | Trx,
  party: RelyingParty,
  user_id: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: await storedKeys(db, user_id),
    userVerification: 'required',
  });
}

interface Assertion {
  user_id: number;
  challenge: string;
  response: AssertionBody;
}

/** Takes what a passkey has signed. Its counter never goes back: a copied key shows itself by it. */
export async function takePasskey(
  { clock }: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  party: RelyingParty,
  { user_id, challenge, response }: Assertion,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('user_id', '=', user_id)
    .where('credential_id', '=', response.id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return false;
  const check = await verified(
    request,
    verifyAuthenticationResponse({
      response: { ...response, response: { ...response.response, userHandle: undefined } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
    }),
  );
  if (!check?.verified) return false;
  await trx
    .updateTable('passkeys')
    .set({ counter: check.authenticationInfo.newCounter, last_used_at: clock() })
    .where('id', '=', stored.id)
    .execute();
  return true;
}
