import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRun, command, StoppedClock, type TestRun } from '../support/dispatchDay';
import { evidence, PERSON, spreadPerson } from '../support/spreadPerson';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let admin: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
  await spreadPerson(server, admin, run);
});
afterAll(() => server.close());

function unzip(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip: ZipFile) => {
      if (error) return reject(error);
      const files: Record<string, string> = {};
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          void buffer(stream).then((content) => {
            files[entry.fileName] = content.toString('utf8');
            zip.readEntry();
          });
        }),
      );
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}

async function fileOf(path: string, as: TestSession): Promise<Record<string, string>> {
  const asked = await server.call<{ uuid: string }>('POST', path, command(as, null, undefined));
  expect(asked.status).toBe(202);
  await server.app.jobs.runDue();
  const response = await server.app.inject({
    url: `/api/async_request/${asked.body.uuid}/download`,
    headers: server.headersOf(as),
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzip(response.rawPayload);
}

describe('the data of one person as a file', () => {
  it('has what is kept of a participant: as JSON, as tables, with pictures and who looked', async () => {
    const [id = 0] = run.participants;
    const files = await fileOf(`/person_exports/participants/${id}`, admin);
    const data = JSON.parse(files['data.json'] ?? '') as Record<string, Record<string, unknown>[]>;
    expect(data.participant).toMatchObject([
      { id, last_name: PERSON.last_name, date_of_birth: PERSON.date_of_birth },
    ]);
    expect(data.deliveries).toHaveLength(1);
    expect(data.history).toMatchObject([{ bag_with: 'handed' }]);
    expect(data.messages).toHaveLength(1);
    expect(data.texts).toMatchObject([{ text: 'I am Wilhelmina Zzyzxq' }]);
    expect(data.calls).toHaveLength(1);
    expect(data.access?.map(({ action }) => action)).toContain('read');
    expect(files['deliveries.csv']?.split('\n')[0]).toContain('delivery_date');
    expect(files['messages.csv']).toContain(PERSON.phone_number);
    expect(files[`pictures/${evidence}`]).toBeDefined();
    const logged = await server.db
      .selectFrom('audit_entries')
      .select(['user_id', 'record_id', 'patient_ids'])
      .where('action', '=', 'export')
      .where('resource', '=', 'participants')
      .execute();
    expect(logged).toEqual([{ user_id: admin.user_id, record_id: id, patient_ids: [id] }]);
  });

  it('has what is kept of an employee, without secrets, for an administrator and for the employee', async () => {
    const own = await server.signInAs('dispatcher', { employee_id: run.employee_id });
    for (const files of [
      await fileOf(`/person_exports/employees/${run.employee_id}`, admin),
      await fileOf('/person_exports/own', own),
    ]) {
      const data = JSON.parse(files['data.json'] ?? '') as Record<string, Record<string, unknown>[]>;
      expect(data.employee).toMatchObject([{ id: run.employee_id }]);
      expect(data.runs).toMatchObject([{ id: run.id }]);
      expect(data.account).toMatchObject([{ id: own.user_id }]);
      expect(JSON.stringify(files)).not.toMatch(/password_hash|token_hash|no password/);
    }
  });

  it('is nobody’s without the right, and not there for who is no employee', async () => {
    const dispatcher = await server.signInAs('dispatcher');
    const ask = (path: string) => server.call('POST', path, command(dispatcher, null, undefined));
    expect((await ask(`/person_exports/participants/${run.participants[0]}`)).status).toBe(403);
    expect((await ask(`/person_exports/employees/${run.employee_id}`)).status).toBe(403);
    expect((await ask('/person_exports/own')).status).toBe(404);
    expect(
      (await server.call('POST', '/person_exports/participants/999999', command(admin, null, undefined)))
        .status,
    ).toBe(404);
  });
});
