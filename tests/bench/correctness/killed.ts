import { randomFrom } from '../../../server/demo/random';
import type { CommandAnswer } from '../../../src/domain/runs/dispatchView';
import { brokenInvariants, dayBefore } from '../../correctness/dayInvariants';
import { workADay, type Call } from '../../correctness/dayWorker';
import { signIn } from '../caller';
import { startProduct } from '../product';
import type { Figure } from '../report';
import { callOf, inside, none, PEOPLE, today, type House } from './day';
import type { Size } from './size';

/** What was answered before the process was killed is there when it starts again, and nothing is there by half. */
export async function killed(house: House, size: Size, piece = 0): Promise<Figure> {
  const before = await inside(house, dayBefore);
  const random = randomFrom(9 + piece);
  const acknowledged: string[] = [];
  for (let time = 0; !size.isOver(); time++) {
    const product = await startProduct({ ...house });
    const callers = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
    let timer: NodeJS.Timeout | undefined;
    // Counted from the first success, so that a slow machine is killed in the middle of its work too.
    const killSoon = () => {
      timer ??= setTimeout(() => product.process.kill('SIGKILL'), random.between(20, 1_500));
    };
    await Promise.allSettled(
      callers.map(async (caller, index) => {
        const call = callOf(caller);
        const noting: Call = async <T>(...args: Parameters<Call>) => {
          const answer = await call<T & Partial<CommandAnswer>>(...args);
          const { command_id, undo_until } = answer.body;
          if (answer.status === 200 && command_id && undo_until) {
            acknowledged.push(command_id);
            killSoon();
          }
          return answer;
        };
        await workADay(noting, randomFrom(piece * 10_000 + time * 10 + index), today(), 1_000);
      }),
    );
    clearTimeout(timer);
    await product.stop();
    size.did(1);
  }
  const broken = await inside(house, (db) => brokenInvariants(db, before, acknowledged));
  const method = `kill -9 in the middle of the work, ${size.said()} times; ${acknowledged.length} acknowledged commands`;
  return none('Lost or half-done commands after kill -9', broken, method);
}
