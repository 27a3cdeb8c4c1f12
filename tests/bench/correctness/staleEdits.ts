import { randomUUID } from 'node:crypto';
import { signIn } from '../caller';
import type { Product } from '../product';
import type { Figure } from '../report';
import { movable, none, PEOPLE } from './day';
import type { Size } from './size';

const AT_ONCE = 50;

/** Many edits of one version at once: one wins, every other is told so. */
export async function staleEdits(product: Product, size: Size): Promise<Figure> {
  const callers = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
  const [caller] = callers;
  if (!caller) throw new Error('Nobody signed in');
  const { stops } = await movable(caller, 1);
  const stop = stops[0];
  if (!stop) throw new Error('The demo day has no open stop');
  const path = `/delivery_manifest/${stop.delivery_manifest_id}/delivery_events/${stop.id}`;
  let { version } = stop;
  let isLocked = stop.locked_at !== null;
  const lost: string[] = [];
  while (!size.isOver()) {
    const verb = isLocked ? 'unlock' : 'lock';
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
        const body = isLocked ? {} : { reason: `person ${index}` };
        const answer = await (callers[index % callers.length] ?? caller).send(
          'POST',
          `${path}/${verb}`,
          body,
          headers,
        );
        await answer.text();
        return answer.status;
      }),
    );
    const won = answers.filter((status) => status === 200).length;
    const told = answers.filter((status) => status === 412).length;
    if (won !== 1 || won + told !== AT_ONCE) lost.push(`${won} won, ${told} were told: ${answers.join(' ')}`);
    version += 1;
    isLocked = !isLocked;
    size.did(AT_ONCE);
  }
  const method = `${size.said()} edits of one stop, ${AT_ONCE} at once with one version: one wins, all others are told`;
  return none('Lost updates', lost, method);
}
