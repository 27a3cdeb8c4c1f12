import type { SavedGroup } from '../../../src/contract/settings/settings';
import type { FastifyRequest } from 'fastify';
import { normaliseSetting, settingProblems } from '../../../src/domain/wire/settingRules';
import {
  SETTING_GROUP_NAMES,
  settingsOfGroup,
  settingsWith,
  type SettingGroup,
} from '../../../src/domain/wire/settings';
import type { Db, Trx } from '../../platform/database/database';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { SETTINGS_EVENT } from '../../platform/settings/readSettings';

type Values = Record<string, unknown>;

interface StoredGroup {
  version: number;
  updated_at: string | null;
  values: Values;
}

const NEVER_SAVED: StoredGroup = { version: 1, updated_at: null, values: {} };

/** Place in the declaration, from 1: the record's number in the audit. */
function idOf(group: SettingGroup): number {
  return SETTING_GROUP_NAMES.indexOf(group) + 1;
}

function asWire(group: SettingGroup, stored: StoredGroup): SavedGroup {
  const all = settingsWith(stored.values) as Readonly<Record<string, unknown>>;
  const values = Object.fromEntries(Object.keys(settingsOfGroup(group)).map((key) => [key, all[key]]));
  return { id: idOf(group), group, version: stored.version, updated_at: stored.updated_at, values };
}

/** Every group, in the order of the declaration. */
export async function readGroups(db: Db): Promise<SavedGroup[]> {
  const rows = await db.selectFrom('settings').select(['name', 'version', 'updated_at', 'values']).execute();
  const stored = new Map(rows.map((row) => [row.name, row]));
  return SETTING_GROUP_NAMES.map((group) => asWire(group, stored.get(group) ?? NEVER_SAVED));
}

/** The stored group, locked until the end of the transaction; made when it was never saved. */
async function lockGroup(trx: Trx, group: SettingGroup): Promise<StoredGroup> {
  await trx
    .insertInto('settings')
    .values({ id: idOf(group), name: group, values: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('settings')
    .select(['version', 'updated_at', 'values'])
    .where('name', '=', group)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What is stored: only values that differ from their default, so that a new default reaches who never chose. */
function withoutDefaults(group: SettingGroup, values: Values): Values {
  const declared = settingsOfGroup(group);
  const isDefault = (key: string) => JSON.stringify(values[key]) === JSON.stringify(declared[key]?.default);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== null && !isDefault(key)),
  );
}

/**
 * Lock → version → rules → write → audit → outbox. The given settings change, null takes one back to its default, the
 * others of the group stay. Throws 428, 412 and 422 per setting.
 */
export async function saveGroup(
  trx: Trx,
  request: FastifyRequest,
  group: SettingGroup,
  given: Values,
  now: Date,
): Promise<CommandAnswer<SavedGroup>> {
  const declared = settingsOfGroup(group);
  const stored = await lockGroup(trx, group);
  const { version } = stored;
  await requireVersion(request, trx, { resource: 'settings', id: idOf(group), version });
  const before = asWire(group, stored).values;
  const changes = Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const setting = declared[key];
      return [key, setting ? normaliseSetting(setting, value) : value];
    }),
  );
  const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(declared, key));
  const wanted = { ...stored.values, ...changes };
  const problems = {
    ...settingProblems(wanted),
    ...Object.fromEntries(unknown.map((key) => [key, { message: 'validation.unknownField' }])),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const values = withoutDefaults(group, wanted);
  const saved = asWire(group, { version: version + 1, updated_at: null, values });
  const differences = changesBetween(before, saved.values);
  if (Object.keys(differences).length === 0) return answerOf(asWire(group, stored));
  const { updated_at } = await trx
    .updateTable('settings')
    .set({ version: version + 1, values: JSON.stringify(values), updated_at: now })
    .where('name', '=', group)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'update',
    resource: 'settings',
    record_id: idOf(group),
    changes: { ...differences, version: { from: version, to: version + 1 } },
  });
  await publish(trx, {
    topic: 'resources',
    event: SETTINGS_EVENT,
    body: { id: idOf(group), version: version + 1 },
  });
  return answerOf({ ...saved, updated_at });
}

function answerOf(group: SavedGroup): CommandAnswer<SavedGroup> {
  return { status: 200, body: group, headers: { etag: `"${group.version}"` } };
}
