import type { FastifyInstance } from 'fastify';
import { array } from 'yup';
import { addPhoneCall, changePhoneCall, phonesCall } from '../../../src/contract/participants/phones';
import { phoneType, toStoredPhone } from '../../../src/domain/people/phone';
import { normaliseText } from '../../../src/domain/wire/formats';
import type { ServerContext } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { phoneAnswer, readPhones } from './phoneBook';
import { addPhone, updatePhone } from './savePhone';

/** Any spelling of a number, "landline" for "land", names in upper case: as they are stored. */
function putInForm(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const record = given as Record<string, unknown>;
  const on = (name: string, change: (text: string) => unknown) => {
    const value = record[name];
    return typeof value === 'string' ? { [name]: change(value) } : {};
  };
  return {
    ...record,
    ...on('phone_number', (text) => toStoredPhone(text) ?? text),
    ...on('number_type', (text) => phoneType(text) ?? text),
    ...on('contact_name', normaliseText),
  };
}

/** The phones of one participant (spec §7, Participants). */
export function phoneRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  const config = { scope: 'run' } as const;
  const preValidation = async (request: { body: unknown }): Promise<void> => {
    request.body = putInForm(request.body);
  };

  serve(app, phonesCall, { ...config, response: { 200: array(phoneAnswer) } }, async (request) => {
    const scope = scopeOf('participants', actorOf(request));
    const person = await findRow(db, resourceOf('participants'), request.params.id, scope);
    if (!person) throw notFound();
    const { sort = '-is_default', is_active = '1' } = request.query;
    const phones = (await readPhones(db, person.id)).filter(
      (phone) => phone.is_active === (is_active === '1'),
    );
    // They come with the default first.
    if (sort.endsWith('id')) phones.sort((a, b) => a.id - b.id);
    return sort === 'is_default' || sort === '-id' ? phones.reverse() : phones;
  });

  const adding = { ...config, preValidation, response: { 201: phoneAnswer } };
  serve(app, addPhoneCall, adding, async (request, reply) => {
    const save = { context, request, participant_id: request.params.id, body: request.body };
    return sendAnswer(reply, await once(context, request, (trx) => addPhone(trx, save)));
  });

  const changing = { ...config, preValidation, response: { 200: phoneAnswer } };
  serve(app, changePhoneCall, changing, async (request, reply) => {
    const { id: participant_id, phoneId } = request.params;
    const save = { context, request, participant_id, body: request.body };
    return sendAnswer(reply, await once(context, request, (trx) => updatePhone(trx, save, phoneId)));
  });
}
