import { randomUUID } from 'node:crypto';
import type { ImportLotView, ImportRowView } from '../../src/domain/imports/importView';
import { addDays, dateInZone } from '../../src/domain/time/dates';
import type { TestAnswer, TestServer, TestSession } from './server';

const ZONE = 'America/Los_Angeles';
export const HEADER =
  'order_number,client_code,participant_name,phone_number,address,delivery_start_time,delivery_end_time,flags,copayment_amount,comments';

/** A client and a CDP to import for. */
export interface ImportWorld {
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
}

let counter = 0;

export async function makeImportWorld({ db, clock }: TestServer): Promise<ImportWorld> {
  counter += 1;
  const client = await db
    .insertInto('funding_sources')
    .values({ name: `IMPORT CLIENT ${counter}`, is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cdp = await db
    .insertInto('cdps')
    .values({
      name: `IMPORT CDP ${counter}`,
      address: '1 PHARMACY WAY',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      latitude: 32.7185,
      longitude: -117.1593,
      phone_number: '6195550100',
      color: '#0F766E',
      time_zone: ZONE,
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    funding_source_id: client.id,
    close_door_pharmacy_id: cdp.id,
    delivery_date: addDays(dateInZone(clock.now(), ZONE), 1),
  };
}

/** One good order as a line of a file; fields that are given replace its own. */
export function orderLine(n: number, own: Partial<Record<string, string>> = {}): string {
  const row = {
    order_number: `IMP${String(n).padStart(7, '0')}`,
    client_code: `IMP${String(n).padStart(6, '0')}`,
    participant_name: `"SOMEBODY, PERSON${String.fromCharCode(65 + (n % 26))}"`,
    phone_number: `619555${String(n % 10_000).padStart(4, '0')}`,
    address: `"${100 + n} OAK ST, SAN DIEGO, CA 92103"`,
    delivery_start_time: '',
    delivery_end_time: '',
    flags: '',
    copayment_amount: '',
    comments: '',
    ...own,
  };
  return Object.values(row).join(',');
}

export function orderFile(lines: readonly string[], header = HEADER): string {
  return `${[header, ...lines].join('\n')}\n`;
}

const key = () => ({ 'idempotency-key': randomUUID() });

/** The calls of one person on lots. */
export function importer(server: TestServer, as: TestSession) {
  const call = <T = ImportLotView>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> =>
    server.call<T>(method, path, {
      as,
      headers: { ...key(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const read = async (id: number) => (await call('GET', `/file_import/${id}`)).body;

  async function upload(text: string | Buffer, file_name: string): Promise<string> {
    const form = await call<{ url: string; fields: Record<string, string> }>(
      'POST',
      '/presigned/import/unattended_deliveries',
      { file_name },
    );
    if (form.status !== 200) throw new Error(`No form: ${JSON.stringify(form.body)}`);
    const data = new FormData();
    for (const [name, value] of Object.entries(form.body.fields)) data.append(name, value);
    data.append('file', new Blob([new Uint8Array(Buffer.from(text as string))]), file_name);
    const encoded = new Response(data);
    const response = await server.app.inject({
      method: 'POST',
      url: form.body.url,
      headers: {
        ...server.headersOf(as),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    if (response.statusCode !== 204) throw new Error(`Not stored: ${response.body}`);
    return form.body.fields.key ?? '';
  }

  const runJobs = () => server.app.jobs.runDue();
  return {
    call,
    read,
    upload,
    runJobs,
    /** Uploads a file, makes its lot and waits until the server has done what it can. */
    async importFile(world: ImportWorld, text: string | Buffer, file_name = 'orders.csv') {
      const made = await call('POST', '/file_import', {
        ...world,
        file_name,
        key: await upload(text, file_name),
      });
      if (made.status !== 201) throw new Error(`No lot: ${JSON.stringify(made.body)}`);
      await runJobs();
      return read(made.body.id);
    },
    rows: async (id: number, query = '?per_page=1000') =>
      (await call<ImportRowView[]>('GET', `/file_import/${id}/rows${query}`)).body,
    /** A verb under the version that the lot has now. */
    async move(lot: ImportLotView, verb: 'commit' | 'undo' | 'check' | 'cancel') {
      const answer = await call('POST', `/file_import/${lot.id}/${verb}`, undefined, {
        'if-match': `"${lot.version}"`,
      });
      if (answer.status === 200) await runJobs();
      return answer;
    },
  };
}
