import { array, boolean, number, object, string, type InferType } from 'yup';
import { ADDRESS_KINDS, addressSchema } from '../../src/resources/addresses/address.resource';
import type { RouteModule } from '../context';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { putAddressInForm, assertPlace, type AddressBody } from './addressBody';
import { saveParticipantAddress } from './saveParticipantAddress';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const participantParams = object({ id: id() });
const addressParams = object({ id: id(), addressId: id() });

/** Without a word about it: the addresses that deliveries can go to. */
const listQuery = object({
  kind: string().oneOf([...ADDRESS_KINDS]),
  is_active: string().oneOf(['1', '0']),
});

const addressAnswer = object({
  id: number().integer().required(),
  version: number().integer().required(),
  participant_id: number().integer().required(),
  full_address: string().required(),
  is_default: boolean().required(),
}).concat(addressSchema('participantCreate'));

/** The addresses of a participant (spec §7, Participants). */
export const participantAddressesRoutes: RouteModule = (app, context) => {
  const config = { access: 'own', scope: 'run' } as const;
  const tags = ['participants'];
  const path = '/participants/:id/addresses';

  app.get<{ Params: InferType<typeof participantParams>; Querystring: InferType<typeof listQuery> }>(
    path,
    {
      config,
      schema: {
        params: participantParams,
        querystring: listQuery,
        response: { 200: array(addressAnswer) },
        summary: 'Addresses of a participant, the default one first',
        tags,
      },
    },
    async (request) => {
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
    },
  );

  app.post<{ Params: InferType<typeof participantParams>; Body: AddressBody }>(
    path,
    {
      config,
      schema: {
        params: participantParams,
        body: addressSchema('participantCreate'),
        response: { 201: addressAnswer },
        summary: 'Add an address to a participant',
        tags,
      },
      preValidation: putAddressInForm,
    },
    async (request, reply) => {
      const { body } = request;
      await assertPlace(body);
      const save = { context, request, participantId: request.params.id, addressId: null, body };
      return sendAnswer(reply, await once(context, request, (trx) => saveParticipantAddress(trx, save)));
    },
  );

  app.put<{ Params: InferType<typeof addressParams>; Body: AddressBody }>(
    `${path}/:addressId`,
    {
      config,
      schema: {
        params: addressParams,
        body: addressSchema('participantEdit'),
        response: { 200: addressAnswer },
        summary: 'Replace, retire or make default an address of a participant',
        tags,
      },
      preValidation: putAddressInForm,
    },
    async (request, reply) => {
      const { body, params } = request;
      await assertPlace(body);
      const save = { context, request, participantId: params.id, addressId: params.addressId, body };
      return sendAnswer(reply, await once(context, request, (trx) => saveParticipantAddress(trx, save)));
    },
  );
};
