import type { FastifyRequest } from 'fastify';
import type { AddressBody } from '../../../src/contract/addresses/addresses';
import { duplicateOf } from '../../../src/domain/addresses/addressIdentity';
import type { AddressKind, ParticipantAddress } from '../../../src/resources/addresses/address.resource';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { addressColumns } from './addressBody';

const RESOURCE = 'participant_addresses';

/** One write of one address of one person. */
export interface AddressSave {
  context: Pick<ServerContext, 'clock'>;
  request: FastifyRequest;
  participantId: number;
  /** Null adds one. */
  addressId: number | null;
  body: AddressBody & { kind?: AddressKind | null; is_default?: boolean | null; is_active?: boolean | null };
}

type Columns = Omit<ParticipantAddress, 'id' | 'version' | 'created_at' | 'updated_at'>;

/** Their addresses under a lock on the person, so that two writes cannot both make a default. Throws 404. */
async function lockAddresses(trx: Trx, request: FastifyRequest, participantId: number) {
  const scope = scopeOf('participants', actorOf(request));
  const person = await findRow(trx, resourceOf('participants'), participantId, scope, { lock: true });
  if (!person) throw notFound();
  const addresses: ParticipantAddress[] = await trx
    .selectFrom(RESOURCE)
    .selectAll()
    .where('participant_id', '=', participantId)
    .orderBy('id')
    .execute();
  return { person, addresses };
}

/** The whole record as it is to be stored, before the others are asked. */
function wanted({ body, participantId }: AddressSave, before: ParticipantAddress | null): Columns {
  const kind = before?.kind ?? body.kind ?? 'delivery';
  const is_active = body.is_active ?? before?.is_active ?? true;
  const is_default = kind === 'delivery' && is_active && (body.is_default ?? before?.is_default ?? false);
  return { ...addressColumns(body, before), participant_id: participantId, kind, is_active, is_default };
}

function assertNoClash(columns: Columns, others: readonly ParticipantAddress[]): void {
  const rivals = others.filter((other) => other.is_active && other.kind === columns.kind);
  if (!columns.is_active) return;
  if (columns.kind === 'mailing' && rivals.length > 0)
    throw invalid({ kind: { message: 'addresses.problems.mailingExists' } });
  const twin = duplicateOf(columns, rivals, null);
  if (twin) {
    const args = { address: twin.full_address };
    throw invalid({ address: { message: 'addresses.problems.duplicate', args } });
  }
}

/** The same record with `is_default` changed, and what goes with each write of a row. */
async function setDefault(trx: Trx, save: AddressSave, before: ParticipantAddress, is_default: boolean) {
  const after = await update(trx, save, before.id, { is_default }, before.version);
  await audit(trx, save, before, after);
}

async function update(trx: Trx, save: AddressSave, id: number, columns: Partial<Columns>, version: number) {
  return trx
    .updateTable(RESOURCE)
    .set({ ...columns, version: version + 1, updated_at: save.context.clock() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insert(trx: Trx, save: AddressSave, columns: Columns): Promise<ParticipantAddress> {
  const now = save.context.clock();
  const row = { ...columns, created_at: now, updated_at: now };
  return trx.insertInto(RESOURCE).values(row).returningAll().executeTakeFirstOrThrow();
}

async function audit(trx: Trx, { request }: AddressSave, before: object | null, after: ParticipantAddress) {
  const { created_at: _, ...stored } = after;
  await writeAudit(trx, request, {
    action: before ? 'update' : 'create',
    resource: RESOURCE,
    record_id: after.id,
    before: before ? { ...before, created_at: undefined } : null,
    after: stored,
  });
}

/**
 * Adds or replaces an address. Exactly one active delivery address is the person's default: the first one becomes it by
 * itself, another one takes it over, and when it is retired the oldest of the others does. Throws 404 also for an
 * address of somebody else, 428, 412 and 422.
 */
export async function saveParticipantAddress(
  trx: Trx,
  save: AddressSave,
): Promise<CommandAnswer<ParticipantAddress>> {
  const { request, addressId } = save;
  const { person, addresses } = await lockAddresses(trx, request, save.participantId);
  const before = addresses.find(({ id }) => id === addressId) ?? null;
  if (addressId !== null && !before) throw notFound();
  if (before)
    await requireVersion(request, trx, { resource: RESOURCE, id: before.id, version: before.version });

  const columns = wanted(save, before);
  const others = addresses.filter((other) => other.id !== before?.id);
  assertNoClash(columns, others);
  const candidates = others.filter((other) => other.is_active && other.kind === 'delivery');
  const usual = candidates.find((other) => other.is_default);
  const delivers = columns.is_active && columns.kind === 'delivery';
  if (delivers && !usual && before?.is_default && !columns.is_default && candidates.length > 0)
    throw invalid({ is_default: { message: 'addresses.problems.defaultNeeded' } });
  if (delivers && !usual) columns.is_default = true;
  if (before && Object.keys(changesBetween({ ...before, ...columns }, { ...before })).length === 0) {
    return { status: 200, body: before, headers: { etag: `"${before.version}"` } };
  }

  // This order avoids two defaults at any moment, which the database would reject.
  if (usual && columns.is_default) await setDefault(trx, save, usual, false);
  const after = before
    ? await update(trx, save, before.id, columns, before.version)
    : await insert(trx, save, columns);
  await audit(trx, save, before, after);
  const heir = !usual && !delivers ? candidates[0] : undefined;
  if (heir) await setDefault(trx, save, heir, true);

  await publish(trx, {
    topic: 'resources',
    event: `${RESOURCE}.changed`,
    body: { id: after.id, version: after.version, participant_id: person.id },
  });
  // Lists of participants show the default address.
  await publish(trx, {
    topic: 'resources',
    event: 'participants.changed',
    body: { id: person.id, version: person.version },
  });
  return { status: before ? 200 : 201, body: after, headers: { etag: `"${after.version}"` } };
}
