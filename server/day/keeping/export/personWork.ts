import { sql } from 'kysely';
import type { ServerContext } from '../../../context';
import { fileStoreOf } from '../../../outside/files/openStore';
import type { Db } from '../../../platform/database/database';
import { csvLine } from '../../../records/resources/csvCells';
import { CONTENT_TYPES, NeverMade, type AsyncWork } from '../../asyncRequests/asyncRequest';
import { readEmployee, readParticipant, type PersonData } from './readPerson';
import { zipOf, type ZipParts } from './zipFile';

/** What a request for a person's data keeps for the job. */
export interface PersonParams {
  of: 'participants' | 'employees';
  id: number;
}

const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Each list as a table too: columns have the names of the database. */
function tablesOf(data: PersonData): ZipParts {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const columns = Object.keys(first);
      const lines = [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
      return [[`${name}.csv`, BYTE_ORDER_MARK + lines.map(csvLine).join('')]];
    }),
  );
}

async function pictureKeys(db: Db, { of, id }: PersonParams): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where stored_at is not null and (
      ${of === 'employees'} and (owner = 'employees' and owner_id = ${id}
        or owner = 'users' and owner_id in (select id from users where employee_id = ${id}))
      or ${of === 'participants'} and (
        owner = 'evidence' and owner_id in (select id from delivery_event_rows where participant_id = ${id})
        or owner = 'address' and owner_id in (select id from participant_addresses where participant_id = ${id})))
    order by id`.execute(db);
  return rows.map(({ key }) => key);
}

async function picturesOf(context: ServerContext, params: PersonParams): Promise<ZipParts> {
  const pictures: Record<string, Buffer> = {};
  for (const key of await pictureKeys(context.db, params)) {
    const bytes = await fileStoreOf(context).read(key);
    if (bytes) pictures[`pictures/${key}`] = bytes;
  }
  return pictures;
}

async function make(
  context: ServerContext,
  request: { params: Record<string, unknown> },
  reportProgress: (percent: number) => Promise<void>,
) {
  const { db, clock } = context;
  const params = request.params as unknown as PersonParams;
  const { of, id } = params;
  const data = await (of === 'participants' ? readParticipant(db, id) : readEmployee(db, id));
  if ((data.participant ?? data.employee ?? []).length === 0) throw new NeverMade('reports.failed');
  await reportProgress(40);
  const pictures = await picturesOf(context, params);
  await reportProgress(80);
  const parts = { 'data.json': JSON.stringify(data, null, 2), ...tablesOf(data), ...pictures };
  return {
    // Without the name: it stands in lists of downloads.
    name: `${of === 'participants' ? 'participant' : 'employee'}-${id}.zip`,
    contentType: CONTENT_TYPES.zip,
    bytes: await zipOf(parts, clock()),
  };
}

/** A person's data for an administrator. */
export const personWork: AsyncWork = {
  kind: 'personData',
  access: null,
  accessOf: ({ params }) => ['POST', `/person_exports/${String(params.of)}/:id`],
  make,
};

/** The same for the person. */
export const ownWork: AsyncWork = { kind: 'ownData', access: null, make };
