import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, makeDataDir, startProgram, type Program } from '../support/program';

/** The real program, as a process of its own, on a data folder of its own. */
let dataDir: string;
const programs: Program[] = [];

beforeAll(async () => {
  ({ dataDir } = await makeDataDir());
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function run(env: Record<string, string>): Promise<Program> {
  const program = await startProgram({ DATA_DIR: dataDir, ...env });
  programs.push(program);
  return program;
}

describe('the server', () => {
  it('starts, says where it is and how to create the first administrator, and refuses its folder to a second', async () => {
    const program = await run({});
    const address = await addressOf(program);
    expect(program.output()).toMatch(
      /Create the first administrator: http:\/\/127\.0\.0\.1:\d+\/#\/first-administrator/,
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const second = await run({});
    expect(await second.exit).toBe(1);
    expect(second.output()).not.toContain('    at ');

    // Another folder at the same address: said before a demo is prepared.
    const { dataDir: other } = await makeDataDir();
    const third = await run({ DATA_DIR: other, PORT: new URL(address).port, DEMO: '1' });
    expect(await third.exit).toBe(1);
    expect(third.output()).toContain('is already in use. Choose another one with PORT.');
    expect(third.output()).not.toContain('Older days');
    await rm(other, { recursive: true, force: true });

    // Browsers open sockets in advance: one without a request must not hold the stop up.
    const unused = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
    unused.on('error', () => undefined);

    // A request whose body is still on its way when the signal comes is answered, then the server is gone.
    let finish: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"email": "a@example.test", '));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('"password": "x"}'));
          controller.close();
        };
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const underWay = fetch(`${address}/api/users/sign_in`, init as RequestInit);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begin = performance.now();
    program.child.kill('SIGTERM');
    await expect.poll(() => program.output()).toContain('Stopping');
    finish();
    expect((await underWay).status).toBe(401);
    expect(await program.exit).toBe(0);
    expect(performance.now() - begin).toBeLessThan(7_500);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  }, 120_000);

  it('does not start with a wrong value: it says which, in a sentence', async () => {
    const program = await run({ PORT: 'http' });
    expect(await program.exit).toBe(1);
    expect(program.output().trim()).toBe('PORT is "http", but it must be a whole number from 0 to 65535.');
  });
});
