import { randomFrom, type Random } from '../../../server/demo/random';
import { brokenInvariants, dayBefore } from '../../correctness/dayInvariants';
import { workADay, type Call, type WorkDone } from '../../correctness/dayWorker';
import { signIn, type Caller } from '../caller';
import { cpuMs, startProduct } from '../product';
import type { Figure } from '../report';
import { callOf, inside, none, PEOPLE, today, type House } from './day';
import type { Size } from './size';

/** A person has one session, and several hands at work with it. */
export const HANDS = 16;

/** Between two of them a hand looks at the clock. */
const STINT = 100;

/** The work of one hand, until its share is done or the time is over. */
async function stints(call: Call, random: Random, size: Size): Promise<WorkDone[]> {
  const done: WorkDone[] = [];
  let left = size.left / HANDS;
  while (left > 0 && !size.isOver()) {
    const one = await workADay(call, random, today(), Math.min(STINT, left));
    done.push(one);
    size.did(one.sent);
    if (one.sent === 0) break;
    left -= one.sent;
  }
  return done;
}

/** Sixteen hands do anything to one day; then everything that must hold of it is asked. Each piece plays other commands. */
export async function randomDay(house: House, size: Size, piece = 0): Promise<Figure> {
  const before = await inside(house, dayBefore);
  const product = await startProduct({ ...house });
  const signedIn = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
  const callers = Array.from({ length: HANDS }, (_, hand) => signedIn[hand % signedIn.length] as Caller);
  const started = performance.now();
  const cpu = cpuMs(product);
  const interaction = callers.map((caller, index) =>
    stints(callOf(caller), randomFrom(piece * 1_000 + index + 1), size),
  );
  const done = (await Promise.all(interaction)).flat();
  const sent = done.reduce((sum, one) => sum + one.sent, 0);
  const pace = `${((sent * 1000) / (performance.now() - started)).toFixed(1)} a second, ${((cpuMs(product) - cpu) / sent).toFixed(0)} ms CPU each with the looks between`;
  await product.stop();
  const acknowledged = done.flatMap((one) => one.acknowledged);
  if (acknowledged.length < sent / 10)
    throw new Error(
      `Only ${acknowledged.length} of ${sent} commands did anything: this is no day to measure`,
    );
  const broken = await inside(house, (db) => brokenInvariants(db, before, acknowledged));
  const wrong = done.flatMap((one) => one.wrong);
  const refused = new Map<string, number>();
  for (const one of done)
    for (const [code, count] of one.refused) refused.set(code, (refused.get(code) ?? 0) + count);
  const why = [...refused].map(([code, count]) => `${code} ${count}`).join(', ');
  const method = `${size.said()} random commands by ${HANDS} hands on one day, ${acknowledged.length} of them done (refused: ${why}); ${pace}`;
  return none('Broken invariants of a day', [...wrong, ...broken], method);
}
