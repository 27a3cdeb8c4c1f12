import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyDocument } from '../../server/outside/files/folderStore';
import { pruneUploads } from '../../server/records/pictures/pictures';
import { PNG, pngOf, postForm, type UploadForm } from '../support/pictures';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { testAddress, testCdp, testEmployee } from '../support/places';

let server: TestServer;
let admin: TestSession;
let employee: number;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator');
  employee = await testEmployee(server.db);
});
afterAll(() => server.close());

const nameOf = (id: number) => `${id}.png`;

async function formFor(id: number, as = admin, body: object = {}) {
  return server.call<UploadForm>('POST', '/presigned', { as, body: { file_name: nameOf(id), ...body } });
}

async function linkFor(id: number, as = admin, api = 'employees') {
  return server.call<{ url: string }>('POST', `/presigned/${api}/download`, {
    as,
    body: { file_name: nameOf(id) },
  });
}

function see(url: string, as: TestSession) {
  return server.app.inject({ method: 'GET', url, headers: { cookie: server.headersOf(as).cookie } });
}

describe('a picture (spec §7: presigned → form post → download)', () => {
  it('is posted with the form that was given, and seen by its link', async () => {
    const { status, body } = await formFor(employee, admin, { original_file_name: 'me.png' });
    expect(status).toBe(200);
    expect((await postForm(server, body, PNG, admin)).statusCode).toBe(204);
    const link = await linkFor(employee);
    expect(link.status).toBe(200);
    const seen = await see(link.body.url, admin);
    expect(seen.statusCode).toBe(200);
    expect(seen.rawPayload.equals(PNG)).toBe(true);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const asked = await server.call<{ url: string }>(
      'GET',
      `/presigned/employees?file_name=${nameOf(employee)}`,
      { as: admin },
    );
    expect(asked.status).toBe(200);
    const audit = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'employees')
      .where('record_id', '=', employee)
      .execute();
    expect(audit.at(-1)?.changes).toEqual({ picture: { from: null, to: nameOf(employee) } });
  });

  it('replaces the one before, of which nothing is left', async () => {
    const before = await linkFor(employee);
    await postForm(server, (await formFor(employee)).body, PNG, admin);
    expect((await see(before.body.url, admin)).statusCode).toBe(404);
    expect((await see((await linkFor(employee)).body.url, admin)).statusCode).toBe(200);
  });

  it('can be taken away', async () => {
    const url = `/presigned/employees?file_name=${nameOf(employee)}`;
    expect((await server.call('DELETE', url, { as: admin })).status).toBe(204);
    expect((await linkFor(employee)).status).toBe(404);
    expect((await server.call('DELETE', url, { as: admin })).status).toBe(404);
  });
});

describe('the policy', () => {
  const refused = async (change: (form: UploadForm) => UploadForm, file: Buffer = PNG) => {
    const { body } = await formFor(employee);
    const answer = await postForm(server, change(body), file, admin);
    return [answer.statusCode, answer.json<{ status_code: string }>().status_code];
  };
  const withField =
    (name: string, value: string) =>
    ({ url, fields }: UploadForm) => ({ url, fields: { ...fields, [name]: value } });
  const same = (form: UploadForm) => form;

  it.each([
    ['a signature that is not ours', withField('x-signature', 'f'.repeat(64)), 403, 'file001'],
    ['no signature', withField('x-signature', ''), 403, 'file001'],
    ['another key', withField('key', `employees-${1}-other.png`), 403, 'file001'],
    ['another content type', withField('Content-Type', 'text/html'), 403, 'file001'],
    [
      'a policy that a stranger wrote',
      withField(
        'policy',
        policyDocument({
          key: 'employees-1-x.png',
          contentType: 'image/png',
          maxBytes: 1e9,
          expiresAt: new Date('2100-01-01'),
        }),
      ),
      403,
      'file001',
    ],
  ])('refuses %s', async (_what, change, status, code) => {
    expect(await refused(change)).toEqual([status, code]);
  });

  it('refuses what is too large: 2 MB', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]);
    expect(await refused(same, large)).toEqual([400, 'file003']);
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['an SVG, which can hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a JPEG that says to be a PNG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ])('refuses %s by its bytes', async (_what, bytes) => {
    expect(await refused(same, bytes)).toEqual([400, 'file004']);
  });

  it('refuses a picture that unpacks to gigabytes', async () => {
    expect(await refused(same, pngOf(60_000, 60_000))).toEqual([400, 'file007']);
  });

  it('takes one picture per form, however often and at once it is posted', async () => {
    const id = await testEmployee(server.db);
    const { body } = await formFor(id);
    const answers = await Promise.all(
      [PNG, pngOf(2, 2), pngOf(3, 3)].map((file) => postForm(server, body, file, admin)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409, 409]);
    const first = (await see((await linkFor(id)).body.url, admin)).rawPayload;
    const again = await postForm(server, body, pngOf(4, 4), admin);
    expect([again.statusCode, again.json<{ status_code: string }>().status_code]).toEqual([409, 'file006']);
    expect((await see((await linkFor(id)).body.url, admin)).rawPayload.equals(first)).toBe(true);
  });

  it('takes several forms of one owner at once: the last one counts, and nothing breaks', async () => {
    const id = await testEmployee(server.db);
    const forms = await Promise.all([1, 2, 3].map(async () => (await formFor(id)).body));
    const answers = await Promise.all(forms.map((form) => postForm(server, form, PNG, admin)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    expect((await see((await linkFor(id)).body.url, admin)).statusCode).toBe(200);
  });

  it('is for the session that asked for the form', async () => {
    const { body } = await formFor(employee);
    const other = await server.signInAs('administrator');
    const answer = await postForm(server, body, PNG, other);
    expect([answer.statusCode, answer.json<{ status_code: string }>().status_code]).toEqual([403, 'file001']);
    expect((await postForm(server, body, PNG, admin)).statusCode).toBe(204);
  });

  it('refuses a body that is no form', async () => {
    const headers = {
      cookie: server.headersOf(admin).cookie,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/files',
      headers,
      payload: 'nothing',
    });
    expect([answer.statusCode, answer.json<{ status_code: string }>().status_code]).toEqual([400, 'file005']);
  });

  it('refuses an expired form, and an expired link', async () => {
    const { body } = await formFor(employee);
    await postForm(server, body, PNG, admin);
    const link = await linkFor(employee);
    const late = (await formFor(employee)).body;
    server.clock.advance(11 * 60_000);
    const answer = await postForm(server, late, PNG, admin);
    expect([answer.statusCode, answer.json<{ status_code: string }>().status_code]).toEqual([403, 'file002']);
    expect((await see(link.body.url, admin)).statusCode).toBe(404);
    server.clock.advance(-11 * 60_000);
  });

  it('needs a session, though no binding token', async () => {
    expect((await postForm(server, (await formFor(employee)).body, PNG)).statusCode).toBe(401);
  });
});

describe('who may see or change a picture is decided by the object', () => {
  it('an employee: whoever may read or edit employees, and the person', async () => {
    const [own, other] = [await testEmployee(server.db), await testEmployee(server.db)];
    const reader = await server.signInAs('nobody', { permissions: [['GET', '/employees/:id']] });
    const self = await server.signInAs('nobody', { employee_id: own });
    const stranger = await server.signInAs('nobody');
    for (const id of [own, other]) await postForm(server, (await formFor(id)).body, PNG, admin);
    const statuses = async (as: TestSession) => [
      (await linkFor(own, as)).status,
      (await linkFor(other, as)).status,
      (await formFor(own, as)).status,
      (await formFor(other, as)).status,
    ];
    expect(await statuses(reader)).toEqual([200, 200, 403, 403]);
    expect(await statuses(self)).toEqual([200, 404, 200, 404]);
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
    expect((await linkFor(999_999)).status).toBe(404);
  });

  it('a user who is an employee has the face of the employee', async () => {
    const id = await testEmployee(server.db);
    const self = await server.signInAs('nobody', { employee_id: id });
    await postForm(server, (await formFor(self.user_id, self, { api: 'users' })).body, PNG, self);
    expect((await linkFor(self.user_id, self, 'users')).status).toBe(200);
    expect((await linkFor(id)).status).toBe(200);
    const alone = await server.signInAs('nobody');
    await postForm(server, (await formFor(alone.user_id, alone, { api: 'users' })).body, PNG, alone);
    expect((await linkFor(alone.user_id, alone, 'users')).status).toBe(200);
    expect((await linkFor(alone.user_id, self, 'users')).status).toBe(404);
  });

  it("an address: of participants of the own CDP only; reads of a patient's door are logged", async () => {
    const [cdp, otherCdp] = [await testCdp(server.db), await testCdp(server.db)];
    const address = await testAddress(server.db, cdp);
    const permissions = [
      ['GET', '/participants/:id'],
      ['PUT', '/participants/:id/addresses/:addressId'],
    ] as const;
    const theirs = await server.signInAs('nobody', { permissions, cdp_id: cdp });
    const others = await server.signInAs('nobody', { permissions, cdp_id: otherCdp });
    const form = await formFor(address, theirs, { api: 'address' });
    expect((await postForm(server, form.body, PNG, theirs)).statusCode).toBe(204);
    expect((await formFor(address, others, { api: 'address' })).status).toBe(404);
    expect((await linkFor(address, others, 'address')).status).toBe(404);
    const link = await linkFor(address, theirs, 'address');
    const seen = await see(link.body.url, theirs);
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    // Passed on, the link opens nothing.
    expect((await see(link.body.url, admin)).statusCode).toBe(404);
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entries
      where resource = 'participant_addresses' and record_id = ${address} and action = 'read'`.execute(
      server.db,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('a file name is {id}.png and nothing else', async () => {
    for (const file_name of ['../secret.png', '1.exe', '1.png.html', '0.png']) {
      const answer = await server.call('POST', '/presigned', { as: admin, body: { file_name } });
      expect([file_name, answer.status]).toEqual([file_name, 400]);
    }
  });
});

it('forms that nobody used are forgotten after a day', async () => {
  await formFor(await testEmployee(server.db));
  const pending = () =>
    server.db.selectFrom('stored_files').select('id').where('stored_at', 'is', null).execute();
  expect((await pending()).length).toBeGreaterThan(0);
  server.clock.advance(25 * 3_600_000);
  await pruneUploads(server.context);
  expect(await pending()).toEqual([]);
});
