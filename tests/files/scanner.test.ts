import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { PNG, postForm, type UploadForm } from '../support/pictures';
import { testEmployee } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

const SIGN = Buffer.from('X5O!P%@AP');

/** A scanner that speaks clamd's INSTREAM, and holds what has the sign for a virus. */
const scanned: Buffer[] = [];
let silent = false;
function talk(socket: Socket): void {
  let heard = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    heard = Buffer.concat([heard, piece]);
    const command = Buffer.from('zINSTREAM\0');
    if (!heard.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0');
    const chunks: Buffer[] = [];
    for (let at = command.length; ;) {
      if (heard.length < at + 4) return;
      const size = heard.readUInt32BE(at);
      if (size === 0) break;
      if (heard.length < at + 4 + size) return;
      chunks.push(heard.subarray(at + 4, at + 4 + size));
      at += 4 + size;
    }
    if (silent) return void socket.destroy();
    const file = Buffer.concat(chunks);
    scanned.push(file);
    socket.end(file.includes(SIGN) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
}
const scanner = createServer(talk);

let server: TestServer;
let admin: TestSession;
let employee: number;
const config = (whenDown: string) =>
  readConfig({
    SCANNER_URL: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`,
    SCANNER_DOWN: whenDown,
  }).scanner;
beforeAll(async () => {
  scanner.listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  server = await testServer({ config: { scanner: config('refuse') } });
  admin = await server.signInAs('administrator');
  employee = await testEmployee(server.db);
});
afterAll(async () => {
  await server.close();
  scanner.close();
});
beforeEach(() => {
  scanned.length = 0;
  silent = false;
  server.context.config.scanner = config('refuse');
});

async function upload(bytes: Buffer) {
  const body = { file_name: `${employee}.png` };
  const form = await server.call<UploadForm>('POST', '/presigned', { as: admin, body });
  const answer = await postForm(server, form.body, bytes, admin);
  return {
    status: answer.statusCode,
    code: answer.body ? answer.json<{ status_code: string }>().status_code : '',
  };
}
const kept = () =>
  server.db.selectFrom('stored_files').select('id').where('stored_at', 'is not', null).execute();

describe('an upload where a scanner is configured', () => {
  it('is scanned byte for byte, in pieces, and kept', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(200_000, 7)]);
    expect(await upload(large)).toEqual({ status: 204, code: '' });
    expect(scanned.map((file) => file.equals(large))).toEqual([true]);
    expect(await kept()).toHaveLength(1);
  });

  it('is refused with a sentence and not kept when it has a virus', async () => {
    const before = await kept();
    expect(await upload(Buffer.concat([PNG, SIGN]))).toEqual({ status: 400, code: 'file008' });
    expect(await kept()).toEqual(before);
  });

  it('is refused while the scanner does not answer', async () => {
    silent = true;
    expect(await upload(PNG)).toEqual({ status: 503, code: 'file009' });
  });

  it('or taken, where the configuration says so', async () => {
    silent = true;
    server.context.config.scanner = config('take');
    expect(await upload(PNG)).toEqual({ status: 204, code: '' });
  });

  it('nothing is asked without one', async () => {
    server.context.config.scanner = null;
    expect(await upload(PNG)).toEqual({ status: 204, code: '' });
    expect(scanned).toEqual([]);
  });
});

it.each([
  [{ SCANNER_URL: 'http://127.0.0.1' }, /SCANNER_URL must be an address that starts with tcp/],
  [{ SCANNER_URL: 'tcp://127.0.0.1', SCANNER_DOWN: 'maybe' }, /SCANNER_DOWN/],
])('%j stops the start', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('listens at the usual port where none is named', () => {
  expect(readConfig({ SCANNER_URL: 'tcp://clamd.local' }).scanner).toEqual({
    host: 'clamd.local',
    port: 3310,
    whenDown: 'refuse',
  });
});
