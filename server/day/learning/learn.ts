import { setImmediate as yieldTurn } from 'node:timers/promises';
import { compareTimes } from '../../../src/domain/planning/compareTimes';
import type { DrivenLeg } from '../../../src/domain/planning/drivenLegs';
import { checkedTimes, type CheckedTimes } from '../../../src/domain/planning/holdOut';
import { joinFitted } from '../../../src/domain/planning/learnTimes';
import { addDays, dateInZone } from '../../../src/domain/time/dates';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { ServerContext } from '../../context';
import type { Db } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import { putLearnedInUse } from '../../platform/settings/learnedInUse';
import { readPace } from '../../planning/roads/readPace';
import { readDrivenLegs } from './readDrivenLegs';

/** Learns once a day. One waits at a time, so that the recurring one and a first one are the same. */
export const LEARN_JOB = { name: 'learnTimes', unique_key: 'learnTimes' } as const;

/** Four weeks have each weekday four times, and forget how it was before a street was closed. */
const DAYS = 28;

/** Requests have their turn between two steps. */
async function checkedInSteps(legs: readonly DrivenLeg[]): Promise<CheckedTimes> {
  const steps = checkedTimes(legs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldTurn();
  }
}

/** Learns from the days before today and keeps what was learned. */
export async function learn({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const { default_time_zone } = await readSettings(db);
  const pace = await readPace(db);
  const today = dateInZone(clock(), default_time_zone);
  const legs: DrivenLeg[] = [];
  for (let back = DAYS; back > 0; back--)
    legs.push(...(await readDrivenLegs(db, addDays(today, -back), pace)));
  const checked = new Map<number, CheckedTimes>();
  for (const [cdp, own] of groupBy(legs, (leg) => leg.cdp)) checked.set(cdp, await checkedInSteps(own));
  const learned = joinFitted(new Map([...checked].map(([cdp, { fitted }]) => [cdp, fitted])));
  await db
    .updateTable('learned_times')
    .set({
      learned: JSON.stringify(learned),
      compared: JSON.stringify(compareTimes(legs, learned, checked)),
      learned_at: clock(),
    })
    .execute();
  await takeLearned(db);
}

/** Takes what is stored into use in this process. */
export async function takeLearned(db: Db): Promise<void> {
  const row = await db.selectFrom('learned_times').select(['is_on', 'learned']).executeTakeFirst();
  putLearnedInUse(row?.is_on ? row.learned : null);
}
