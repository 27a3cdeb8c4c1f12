import type { FastifyRequest } from 'fastify';
import { array, boolean, number, object, string } from 'yup';
import {
  beginTotpCall,
  confirmTotpCall,
  newRecoveryCodesCall,
  ownFactorsCall,
  removeTotpCall,
} from '../../../src/contract/account/secondFactor';
import { withSchemas } from '../../../src/contract/call';
import type { OwnFactors } from '../../../src/domain/access/secondFactor';
import { requireOwnPassword } from '../accounts/ownPassword';
import type { RouteModule, ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { sealingKeys } from '../../platform/plugins/signing';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import {
  afterRemoval,
  concludeChange,
  firstRecoveryCodes,
  isFactorRequired,
  lockFactors,
  noteChange,
} from './changeFactors';
import { hasFactor, readFactors } from '../../platform/plugins/readFactors';
import { makeRecoveryCodes } from './recoveryCodes';
import { relyingParty } from './relyingParty';
import { beginTotp, confirmTotp } from './totp';

const bodyLimit = 4096;
const passwordBody = object({ password: string().max(200) });
const codeBody = object({ code: string().required().max(20) });

const instant = () => string().nullable().defined();
const factorsAnswer = object({
  totp: object({ created_at: string().required(), last_used_at: instant() }).nullable().defined(),
  passkeys: array(
    object({
      id: number().required(),
      name: string().required(),
      created_at: string().required(),
      last_used_at: instant(),
    }),
  ).required(),
  recovery_codes_left: number().required(),
  is_required: boolean().required(),
  can_add_passkey: boolean().required(),
});
const codesAnswer = object({ recovery_codes: array(string().required()).nullable().defined() });

/** Drivers sign in on their app, with one step. */
export function officePerson(request: FastifyRequest) {
  const actor = actorOf(request);
  if (actor.is_driver) throw wrongState('Drivers have no second factor', { reason: 'driver' });
  return actor;
}

async function ownFactors(context: ServerContext, request: FastifyRequest): Promise<OwnFactors> {
  const { user_id } = actorOf(request);
  return {
    ...(await readFactors(context.db, user_id)),
    is_required: await isFactorRequired(context.db, user_id),
    can_add_passkey: relyingParty(context, request) !== null,
  };
}

/** One's own second factor: seen, set up and removed. Each change asks for the password. */
export const ownFactorsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const config = { access: 'signedIn', scope: 'self', whileSettingSecondFactor: true } as const;

  serve(app, ownFactorsCall, { ...config, response: { 200: factorsAnswer } }, (request) =>
    ownFactors(context, request),
  );

  serve(
    app,
    withSchemas(beginTotpCall, { body: passwordBody }),
    { ...config, bodyLimit },
    async (request, reply) => {
      const person = officePerson(request);
      await requireOwnPassword(context, person.user_id, request.body.password);
      const keys = await sealingKeys(context, 'totp');
      const begun = await inTransaction(db, (trx) => beginTotp(context, trx, keys, person));
      void reply.header('cache-control', 'no-store');
      return begun;
    },
  );

  serve(
    app,
    withSchemas(confirmTotpCall, { body: codeBody }),
    { ...config, bodyLimit, response: { 200: codesAnswer } },
    async (request) => {
      const { user_id } = officePerson(request);
      const keys = await sealingKeys(context, 'totp');
      const recovery_codes = await inTransaction(db, async (trx) => {
        await lockFactors(trx, user_id);
        const { code } = request.body;
        const outcome = await confirmTotp(context, trx, keys, { user_id, code });
        if (outcome === 'wrong') throw invalid({ code: { message: 'validation.codeWrong' } });
        if (outcome === 'over')
          throw wrongState('There is no authenticator app to confirm', { reason: 'noSetup' });
        const codes = await firstRecoveryCodes(trx, user_id, clock());
        await concludeChange(context, trx, request, { action: 'addTotp', news: { template: 'totpAdded' } });
        return codes;
      });
      await noteChange(context, request, 'factorAdded', 'totp');
      return { recovery_codes };
    },
  );

  serve(
    app,
    withSchemas(removeTotpCall, { body: passwordBody }),
    { ...config, bodyLimit },
    async (request, reply) => {
      const { user_id } = officePerson(request);
      await requireOwnPassword(context, user_id, request.body.password);
      await inTransaction(db, async (trx) => {
        await lockFactors(trx, user_id);
        const removed = await trx
          .deleteFrom('totp_factors')
          .where('user_id', '=', user_id)
          .returning('secret')
          .executeTakeFirst();
        if (!removed?.secret) throw notFound();
        await afterRemoval(trx, user_id);
        await concludeChange(context, trx, request, {
          action: 'removeTotp',
          news: { template: 'totpRemoved' },
        });
      });
      await noteChange(context, request, 'factorRemoved', 'totp');
      return reply.code(204).send();
    },
  );

  serve(
    app,
    withSchemas(newRecoveryCodesCall, { body: passwordBody }),
    { ...config, bodyLimit, response: { 200: codesAnswer } },
    async (request) => {
      const { user_id } = officePerson(request);
      await requireOwnPassword(context, user_id, request.body.password);
      const recovery_codes = await inTransaction(db, async (trx) => {
        await lockFactors(trx, user_id);
        if (!hasFactor(await readFactors(trx, user_id)))
          throw wrongState('Recovery codes replace a second factor. Set one up first', {
            reason: 'noFactor',
          });
        const codes = await makeRecoveryCodes(trx, user_id, clock());
        const news = { template: 'recoveryCodesMade' } as const;
        await concludeChange(context, trx, request, { action: 'makeRecoveryCodes', news });
        return codes;
      });
      return { recovery_codes };
    },
  );
};
