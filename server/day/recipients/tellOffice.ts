import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { RecipientWish } from '../../../src/domain/conversations/recipientRequest';
import type { Trx } from '../../platform/database/database';
import { notifyPeople } from '../../platform/notifications/notifyPeople';
import { peopleWho } from '../../platform/notifications/peopleWho';
import type { LockedRun, LockedStop } from '../dispatch/commands/work/lockedRun';

interface Request {
  stop: LockedStop;
  run: LockedRun | null;
  wish: RecipientWish;
  now: Date;
}

/** A rating of so many stars or fewer is heard by a person. */
const POOR_STARS = 2;

function needsPerson(wish: RecipientWish): boolean {
  if (wish.request === 'rate') return wish.stars <= POOR_STARS;
  return wish.request === 'notHome' || wish.request === 'call' || wish.request === 'window';
}

/** Tells the people who look after the run of what a person has to decide. To call last in a transaction (`publish`). */
export async function tellOffice(trx: Trx, { stop, run, wish, now }: Request): Promise<void> {
  if (!needsPerson(wish)) return;
  const cdpId = run?.close_door_pharmacy_id ?? stop.close_door_pharmacy_id;
  await notifyPeople(
    trx,
    `asks ${stop.id} ${wish.request} ${now.getTime()}`,
    () => peopleWho(trx, PERMISSIONS.dispatch.viewIssues, cdpId),
    {
      type: 'recipient_asks',
      title: 'A recipient asks for something',
      body: 'Open the stop to read it.',
      json_body: { event_id: stop.id, delivery_manifest_id: run?.id ?? null, date: stop.delivery_date },
    },
  );
}
