import { randomFrom } from '../../../server/database/seed/random';
import { brokenInvariants, dayBefore } from '../../correctness/dayInvariants';
import { workADay } from '../../correctness/dayWorker';
import { signIn, type Caller } from '../caller';
import { cpuMs } from '../product';
import type { Figure } from '../report';
import { callOf, inside, none, PEOPLE, startDay, today } from './day';

/** A person has one session, and several hands at work with it. */
export const HANDS = 16;

/** Sixteen hands do anything to one day; then everything that must hold of it is asked. */
export async function randomDay(DATA_DIR: string, commandsEach: number): Promise<Figure> {
  const before = await inside(DATA_DIR, dayBefore);
  const product = await startDay(DATA_DIR);
  const signedIn = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
  const callers = Array.from({ length: HANDS }, (_, hand) => signedIn[hand % signedIn.length] as Caller);
  const started = performance.now();
  const cpu = cpuMs(product);
  const done = await Promise.all(
    callers.map((caller, index) => workADay(callOf(caller), randomFrom(index + 1), today(), commandsEach)),
  );
  const sent = done.reduce((sum, one) => sum + one.sent, 0);
  const pace = `${((sent * 1000) / (performance.now() - started)).toFixed(1)} a second, ${((cpuMs(product) - cpu) / sent).toFixed(0)} ms CPU each with the looks between`;
  await product.stop();
  const acknowledged = done.flatMap((one) => one.acknowledged);
  const broken = await inside(DATA_DIR, (db) => brokenInvariants(db, before, acknowledged));
  const wrong = done.flatMap((one) => one.wrong);
  const refused = new Map<string, number>();
  for (const one of done)
    for (const [code, count] of one.refused) refused.set(code, (refused.get(code) ?? 0) + count);
  const why = [...refused].map(([code, count]) => `${code} ${count}`).join(', ');
  const method = `${sent} random commands by ${HANDS} hands on one day, ${acknowledged.length} of them done (refused: ${why}); ${pace}`;
  return none('Broken invariants of a day', [...wrong, ...broken], method);
}
