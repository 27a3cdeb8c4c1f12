import type { FastifyRequest } from 'fastify';
import {
  offeredRequests,
  RECIPIENT_COMMANDS,
  type RecipientRequest,
  type RecipientWish,
} from '../../../src/domain/conversations/recipientRequest';
import { isSameWindow } from '../../../src/domain/conversations/offeredWindows';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { stopsAway, trackingState } from '../../../src/domain/stops/trackingState';
import { toWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { wrongState } from '../../platform/plugins/errors';
import { putOffTo } from '../dispatch/commands/verbs/reschedule';
import type { LockedRun, LockedStop } from '../dispatch/commands/work/lockedRun';
import { UnitOfWork } from '../dispatch/commands/work/unitOfWork';
import type { StopValues } from '../dispatch/commands/work/writeStop';
import { windowsOf } from './choices';
import { RECIPIENT } from './recipient';
import { tellOffice } from './tellOffice';

interface RequestedStop {
  /** 0: it waits without a run. */
  readonly manifestId: number;
  readonly eventId: number;
}

/** 409: the page is older than what has happened, or the client does not want it. */
function notOffered(request: RecipientRequest) {
  return wrongState('This is not possible any more', { reason: 'notOffered', request });
}

/** Whether the client of this delivery lets its recipients answer. */
async function mayAnswer(trx: Trx, { participant_id }: LockedStop): Promise<boolean> {
  const client = await trx
    .selectFrom('participants as p')
    .innerJoin('funding_sources as f', 'f.id', 'p.funding_source_id')
    .select('f.recipient_requests')
    .where('p.id', '=', participant_id ?? 0)
    .executeTakeFirst();
  return client !== undefined && client.recipient_requests !== false;
}

function stateOf(run: LockedRun | null, stop: LockedStop) {
  const underWay = run !== null && isUnderWay(run.delivery_manifest_status_id);
  return trackingState(stop, underWay, run ? stopsAway(run.stops, stop.id) : null);
}

/** Columns of the stop for what the recipient says; a window is another command, `reschedule`. */
function valuesOf(wish: Exclude<RecipientWish, { request: 'window' }>, at: string): StopValues {
  switch (wish.request) {
    case 'confirm':
      // Who confirms will be home after all.
      return { recipient_confirmed_at: at, recipient_asks: null };
    case 'notHome':
    case 'call':
      return {
        recipient_asks: wish.request,
        recipient_words: wish.words,
        recipient_asked_at: at,
        ...(wish.request === 'notHome' ? { recipient_confirmed_at: null } : {}),
      };
    case 'door':
      return { recipient_gate_code: wish.gate_code, recipient_safe_place: wish.safe_place };
    case 'rate':
      return { recipient_rating: wish.stars, recipient_rating_words: wish.words };
  }
}

/**
 * Does what a recipient asks for as a command: lock, history, log of changes, live events and the board's undo are those of
 * every command. Throws 404, 409, and 400 where another window would break a rule of the run.
 */
export async function runRequest(
  trx: Trx,
  request: FastifyRequest,
  target: RequestedStop,
  wish: RecipientWish,
  now: Date,
): Promise<void> {
  const work = new UnitOfWork({
    name: RECIPIENT_COMMANDS[wish.request],
    trx,
    request,
    recipient: RECIPIENT,
    now,
    onClosedDay: wish.request === 'rate' ? 'free' : 'refused',
  });
  const { run, stop } = await work.openStop(target);
  const windows = await windowsOf(trx, stop, run, now);
  const offered = offeredRequests(stop, stateOf(run, stop), windows.length > 0);
  if (!offered.includes(wish.request) || !(await mayAnswer(trx, stop))) throw notOffered(wish.request);
  if (wish.request === 'window') {
    const window = windows.find((each) => isSameWindow(each, wish.window));
    if (!window || !run) throw notOffered('window');
    await putOffTo(work, run, stop, window);
    await work.changeStop(run, stop, { recipient_asks: null, recipient_confirmed_at: toWire(now) });
  } else {
    await work.changeStop(run, stop, valuesOf(wish, toWire(now)));
  }
  await work.finish();
  await tellOffice(trx, { stopId: stop.id, wish, now });
}
