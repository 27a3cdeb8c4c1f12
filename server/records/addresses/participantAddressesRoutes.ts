import { array, boolean, number, object, string } from 'yup';
import {
  addParticipantAddressCall,
  changeParticipantAddressCall,
  participantAddressesCall,
} from '../../../src/contract/addresses/addresses';
import { addressSchema } from '../../../src/resources/addresses/address.resource';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { putAddressInForm, assertPlace } from './addressBody';
import { saveParticipantAddress } from './saveParticipantAddress';

const addressAnswer = object({
  id: number().integer().required(),
  version: number().integer().required(),
  participant_id: number().integer().required(),
  full_address: string().required(),
  is_default: boolean().required(),
}).concat(addressSchema('participantCreate'));

/** The addresses of a participant (spec §7, Participants). */
export const participantAddressesRoutes: RouteModule = (app, context) => {
  const config = { scope: 'run' } as const;
  const writing = { ...config, preValidation: putAddressInForm };

  const listing = { ...config, response: { 200: array(addressAnswer) } };
  serve(app, participantAddressesCall, listing, async (request) => {
    const scope = scopeOf('participants', actorOf(request));
    const participantId = request.params.id;
    const person = await findRow(context.db, resourceOf('participants'), participantId, scope);
    if (!person) throw notFound();
    return context.db
      .selectFrom('participant_addresses')
      .selectAll()
      .where('participant_id', '=', participantId)
      .where('kind', '=', request.query.kind ?? 'delivery')
      .where('is_active', '=', request.query.is_active !== '0')
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute();
  });

  const adding = { ...writing, response: { 201: addressAnswer } };
  serve(app, addParticipantAddressCall, adding, async (request, reply) => {
    const { body } = request;
    await assertPlace(body);
    const save = { context, request, participantId: request.params.id, addressId: null, body };
    return sendAnswer(reply, await once(context, request, (trx) => saveParticipantAddress(trx, save)));
  });

  const changing = { ...writing, response: { 200: addressAnswer } };
  serve(app, changeParticipantAddressCall, changing, async (request, reply) => {
    const { body, params } = request;
    await assertPlace(body);
    const save = { context, request, participantId: params.id, addressId: params.addressId, body };
    return sendAnswer(reply, await once(context, request, (trx) => saveParticipantAddress(trx, save)));
  });
};
