import type { FastifyInstance } from 'fastify';
import { array, boolean, number, object, string } from 'yup';
import { RELATIONSHIPS } from '../../src/domain/people/participantPhones';
import { isStoredPhone, PHONE_TYPES, phoneType, toStoredPhone } from '../../src/domain/people/phone';
import { hasBlockedCharacters, normaliseText } from '../../src/domain/wire/formats';
import { problem } from '../../src/resources/schema/kindRules';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { ServerContext } from '../context';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { phoneAnswer, readPhones } from './phoneBook';
import { addPhone, updatePhone, type PhoneBody } from './savePhone';

const MAX_NAME = 60;
const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const personParams = object({ id: id() });
const phoneParams = object({ id: id(), phoneId: id() });

const body = object({
  phone_number: string()
    .required(problem(VALIDATION.required))
    .test('phone', problem(VALIDATION.phone), (text) => isStoredPhone(text)),
  number_type: string()
    .oneOf([...PHONE_TYPES], problem(VALIDATION.choice))
    .required(problem(VALIDATION.required)),
  contact_name: string()
    .max(MAX_NAME, problem(VALIDATION.maxLength, { max: MAX_NAME }))
    .test('special', problem(VALIDATION.format), (text) => !text || !hasBlockedCharacters(text))
    .nullable(),
  relationship: string()
    .nullable()
    .oneOf([...RELATIONSHIPS, null], problem(VALIDATION.choice)),
  is_emergency: boolean().nullable(),
  is_active: boolean().nullable(),
  is_default: boolean().nullable(),
});

const listQuery = object({
  sort: string().oneOf(['-is_default', 'is_default', 'id', '-id']),
  /** `0` asks for the phones that are out of use. */
  is_active: string().oneOf(['0', '1']),
});

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
  const tags = ['participants'];
  const config = { access: 'own', scope: 'run' } as const;
  const path = '/participants/:id/phone_numbers';
  const preValidation = async (request: { body: unknown }): Promise<void> => {
    request.body = putInForm(request.body);
  };

  app.get<{ Params: { id: number }; Querystring: { sort?: string; is_active?: string } }>(
    path,
    {
      config,
      schema: {
        params: personParams,
        querystring: listQuery,
        tags,
        summary: 'Phones of one participant',
        response: { 200: array(phoneAnswer) },
      },
    },
    async (request) => {
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
    },
  );

  app.post<{ Params: { id: number }; Body: PhoneBody }>(
    path,
    {
      config,
      preValidation,
      schema: { params: personParams, body, tags, summary: 'Add a phone', response: { 201: phoneAnswer } },
    },
    async (request, reply) => {
      const save = { context, request, participant_id: request.params.id, body: request.body };
      return sendAnswer(reply, await once(context, request, (trx) => addPhone(trx, save)));
    },
  );

  app.put<{ Params: { id: number; phoneId: number }; Body: PhoneBody }>(
    `${path}/:phoneId`,
    {
      config,
      preValidation,
      schema: {
        params: phoneParams,
        body,
        tags,
        summary: 'Change a phone, or put it out of use',
        response: { 200: phoneAnswer },
      },
    },
    async (request, reply) => {
      const { id: participant_id, phoneId } = request.params;
      const save = { context, request, participant_id, body: request.body };
      return sendAnswer(reply, await once(context, request, (trx) => updatePhone(trx, save, phoneId)));
    },
  );
}
