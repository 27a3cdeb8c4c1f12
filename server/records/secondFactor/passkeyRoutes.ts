import type { FastifyRequest } from 'fastify';
import { array, object, string } from 'yup';
import {
  addPasskeyCall,
  passkeyOptionsCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '../../../src/contract/account/secondFactor';
import { withSchemas } from '../../../src/contract/call';
import { PASSKEY_NAME_MAX } from '../../../src/domain/access/secondFactor';
import { requireOwnPassword } from '../accounts/ownPassword';
import type { RouteModule, ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { afterRemoval, concludeChange, firstRecoveryCodes, lockFactors, noteChange } from './changeFactors';
import { officePerson } from './ownRoutes';
import { registrationSchema } from './passkeyBodies';
import { addPasskey, beginPasskey, consumeSetup } from './passkeys';
import { relyingParty, type RelyingParty } from './relyingParty';

const passwordBody = object({ password: string().max(200) });
const name = () => string().trim().required().max(PASSKEY_NAME_MAX);
const newPasskey = object({ name: name(), response: registrationSchema.required() });
const codesAnswer = object({ recovery_codes: array(string().required()).nullable().defined() });
const bodyLimit = 4096;

function partyOf(context: ServerContext, request: FastifyRequest): RelyingParty {
  const party = relyingParty(context, request);
  if (party) return party;
  const message = 'Browsers have passkeys only where people come by https and by name, or by localhost';
  throw wrongState(message, { reason: 'noPasskeysHere' });
}

/** One's own passkeys: made, named and removed. */
export const passkeysRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const config = { access: 'signedIn', scope: 'self', whileSettingSecondFactor: true } as const;

  serve(
    app,
    withSchemas(passkeyOptionsCall, { body: passwordBody }),
    { ...config, bodyLimit },
    async (request) => {
      const person = officePerson(request);
      const party = partyOf(context, request);
      await requireOwnPassword(context, person.user_id, request.body.password);
      return inTransaction(db, (trx) => beginPasskey(context, trx, party, person));
    },
  );

  serve(
    app,
    withSchemas(addPasskeyCall, { body: newPasskey }),
    { ...config, bodyLimit: 64 * 1024, response: { 201: codesAnswer } },
    async (request, reply) => {
      const { user_id, session_id } = officePerson(request);
      const party = partyOf(context, request);
      const { name, response } = request.body;
      const challenge = await consumeSetup(context, session_id);
      if (challenge === null) throw wrongState('No passkey was requested', { reason: 'noSetup' });
      const recovery_codes = await inTransaction(db, async (trx) => {
        await lockFactors(trx, user_id);
        const added = { user_id, challenge, name, response };
        if (!(await addPasskey(context, trx, request, party, added)))
          throw invalid({ response: { message: 'validation.passkeyWrong' } });
        const codes = await firstRecoveryCodes(trx, user_id, clock());
        await concludeChange(context, trx, request, {
          action: 'addPasskey',
          changes: { passkey: { from: null, to: name } },
          news: { template: 'passkeyAdded', passkey: name },
        });
        return codes;
      });
      await noteChange(context, request, 'factorAdded', 'passkey');
      void reply.code(201);
      return { recovery_codes };
    },
  );

  serve(
    app,
    withSchemas(renamePasskeyCall, { body: object({ name: name() }) }),
    { ...config, bodyLimit },
    async (request) => {
      const { user_id } = actorOf(request);
      const { id } = request.params;
      await inTransaction(db, async (trx) => {
        const before = await trx
          .selectFrom('passkeys')
          .select('name')
          .where('id', '=', id)
          .where('user_id', '=', user_id)
          .forUpdate()
          .executeTakeFirst();
        if (!before) throw notFound();
        await trx.updateTable('passkeys').set({ name: request.body.name }).where('id', '=', id).execute();
        const changes = { passkey: { from: before.name, to: request.body.name } };
        await writeAudit(trx, request, {
          action: 'renamePasskey',
          resource: 'users',
          record_id: user_id,
          changes,
        });
      });
      return { id, name: request.body.name };
    },
  );

  serve(
    app,
    withSchemas(removePasskeyCall, { body: passwordBody }),
    { ...config, bodyLimit },
    async (request, reply) => {
      const { user_id } = officePerson(request);
      await requireOwnPassword(context, user_id, request.body.password);
      await inTransaction(db, async (trx) => {
        await lockFactors(trx, user_id);
        const removed = await trx
          .deleteFrom('passkeys')
          .where('id', '=', request.params.id)
          .where('user_id', '=', user_id)
          .returning('name')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await afterRemoval(trx, user_id);
        await concludeChange(context, trx, request, {
          action: 'removePasskey',
          changes: { passkey: { from: removed.name, to: null } },
          news: { template: 'passkeyRemoved', passkey: removed.name },
        });
      });
      await noteChange(context, request, 'factorRemoved', 'passkey');
      return reply.code(204).send();
    },
  );
};
