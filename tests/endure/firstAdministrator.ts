import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess';

export const FIRST_ADMINISTRATOR = { email: 'first@example.test', password: 'Harbor-Lantern-12!' };

const PRINTED_WITHIN_MS = 20_000;

/** Creates the first administrator of an empty database by the link that its server prints, a moment after it is ready. */
export async function createFirstAdministrator(server: ServerProcess): Promise<void> {
  const until = performance.now() + PRINTED_WITHIN_MS;
  let token: string | undefined;
  while (token === undefined) {
    token = /first-administrator\?token=(\S+)/.exec(server.said)?.[1];
    if (performance.now() > until) throw new Error(`No link was printed: ${server.said}`);
    await sleep(50);
  }
  const answer = await fetch(`${server.url}/api/users/first_administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, full_name: 'First Administrator', ...FIRST_ADMINISTRATOR }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}
