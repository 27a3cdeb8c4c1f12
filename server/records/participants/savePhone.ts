import type { FastifyRequest } from 'fastify';
import type { PhoneBody } from '../../../src/contract/participants/phones';
import { chosenNumbers } from '../../../src/domain/people/participantPhones';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow, updateRow, type StoredRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { readPhones, type PhoneView } from './phoneBook';

export interface PhoneSave {
  context: ServerContext;
  request: FastifyRequest;
  participant_id: number;
  body: PhoneBody;
}

const participants = () => resourceOf('participants');

/** Holds the person while their phones change. Throws 404, also for somebody else's patient. */
async function lockedPerson(trx: Trx, { request, participant_id }: PhoneSave): Promise<StoredRow> {
  const scope = scopeOf('participants', actorOf(request));
  const person = await findRow(trx, participants(), participant_id, scope, { lock: true });
  if (!person) throw notFound();
  return person;
}

/** "Use another phone" (spec §5): no number stands twice among the phones in use. */
function assertNotRepeated(book: readonly PhoneView[], number: string, own: number | null): void {
  if (book.some((phone) => phone.phone_number === number && phone.id !== own && phone.is_active))
    throw invalid({ phone_number: { message: 'validation.anotherPhone' } });
}

function valuesOf(body: PhoneBody, former: PhoneView | undefined) {
  return {
    phone_number: body.phone_number,
    number_type: body.number_type,
    contact_name: body.contact_name === undefined ? (former?.contact_name ?? null) : body.contact_name,
    relationship: body.relationship ?? former?.relationship ?? 'NONE',
    is_emergency: body.is_emergency ?? former?.is_emergency ?? false,
    is_active: body.is_active ?? former?.is_active ?? true,
  };
}

async function write(
  trx: Trx,
  save: PhoneSave,
  former: PhoneView | undefined,
  values: ReturnType<typeof valuesOf>,
): Promise<number> {
  const now = save.context.clock();
  if (former) {
    await trx
      .updateTable('participant_phones')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', former.id)
      .execute();
    return former.id;
  }
  const { id } = await trx
    .insertInto('participant_phones')
    .values({ ...values, participant_id: save.participant_id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The record's own numbers follow the book: the default, and the one for text messages. */
async function keepRecord(trx: Trx, save: PhoneSave, person: StoredRow, wish: Wish): Promise<StoredRow> {
  const book = await readPhones(trx, save.participant_id);
  const chosen = chosenNumbers(book, wish);
  const isSame =
    chosen.phone_number === (person.phone_number ?? null) &&
    chosen.mobile_phone_number === (person.mobile_phone_number ?? null);
  if (isSame) return person;
  await updateRow(trx, participants(), person.id, { ...chosen }, save.context.clock());
  const version = person.version + 1;
  await writeAudit(trx, save.request, {
    action: 'update',
    resource: 'participants',
    record_id: person.id,
    before: {
      version: person.version,
      phone_number: person.phone_number,
      mobile_phone_number: person.mobile_phone_number,
    },
    after: { version, ...chosen },
  });
  return { ...person, ...chosen, version };
}

interface Wish {
  phone_number: string | null;
  mobile_phone_number: string | null;
}

/** What the record should have once this phone is written: its number in place of the former one, and the default. */
function wishOf(person: StoredRow, former: PhoneView | undefined, body: PhoneBody): Wish {
  const moved = (value: unknown) => {
    if (typeof value !== 'string') return null;
    return former?.is_active && value === former.phone_number ? body.phone_number : value;
  };
  return {
    phone_number: body.is_default ? body.phone_number : moved(person.phone_number),
    mobile_phone_number: moved(person.mobile_phone_number),
  };
}

async function conclude(
  trx: Trx,
  save: PhoneSave,
  person: StoredRow,
  former: PhoneView | undefined,
  id: number,
): Promise<PhoneView> {
  const record = await keepRecord(trx, save, person, wishOf(person, former, save.body));
  const saved = (await readPhones(trx, save.participant_id)).find((phone) => phone.id === id);
  if (!saved) throw new Error(`The phone ${id} is not in the book that it was written to`);
  await writeAudit(trx, save.request, {
    action: former ? 'update' : 'create',
    resource: 'participant_phones',
    record_id: id,
    before: former ?? null,
    after: saved,
  });
  await publish(trx, {
    topic: 'resources',
    event: 'participants.changed',
    body: { id: person.id, version: record.version },
  });
  return saved;
}

function answerOf(status: number, phone: PhoneView): CommandAnswer<PhoneView> {
  return { status, body: phone, headers: { etag: `"${phone.version}"` } };
}

/** A new phone, 201; a number that was put out of use comes back instead of standing there twice. */
export async function addPhone(trx: Trx, save: PhoneSave): Promise<CommandAnswer<PhoneView>> {
  const person = await lockedPerson(trx, save);
  const book = await readPhones(trx, save.participant_id);
  assertNotRepeated(book, save.body.phone_number, null);
  const former = book.find((phone) => phone.phone_number === save.body.phone_number);
  const id = await write(trx, save, former, { ...valuesOf(save.body, undefined), is_active: true });
  return answerOf(201, await conclude(trx, save, person, former, id));
}

/** The number of a phone out of use is free again: its old entry goes, and the log keeps it. */
async function makeRoom(trx: Trx, save: PhoneSave, hidden: PhoneView): Promise<void> {
  await trx.deleteFrom('participant_phones').where('id', '=', hidden.id).execute();
  await writeAudit(trx, save.request, {
    action: 'delete',
    resource: 'participant_phones',
    record_id: hidden.id,
    before: hidden,
    after: null,
  });
}

/** Changes a phone, or puts it out of use (`is_active: false`): the default then passes to another one. */
export async function updatePhone(
  trx: Trx,
  save: PhoneSave,
  phoneId: number,
): Promise<CommandAnswer<PhoneView>> {
  const person = await lockedPerson(trx, save);
  const book = await readPhones(trx, save.participant_id);
  const former = book.find((phone) => phone.id === phoneId);
  if (!former) throw notFound();
  await requireVersion(save.request, trx, {
    resource: 'participant_phones',
    id: phoneId,
    version: former.version,
  });
  const values = valuesOf(save.body, former);
  if (values.is_active) assertNotRepeated(book, values.phone_number, phoneId);
  const hidden = book.find((phone) => phone.phone_number === values.phone_number && phone.id !== phoneId);
  if (former.is_default && save.body.is_default === false && values.is_active)
    throw invalid({ is_default: { message: 'validation.defaultPhone' } });
  if (hidden) await makeRoom(trx, save, hidden);
  await write(trx, save, former, values);
  return answerOf(200, await conclude(trx, save, person, former, phoneId));
}
