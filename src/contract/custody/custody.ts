import { array, object, string } from 'yup';
import { COUNTER_PLACES, CUSTODY_REASON_MAX } from '../../domain/custody/custody';
import type { CustodyOfDate, RunCustody } from '../../domain/custody/custodyView';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { dayField, dayQuery } from '../day';
import { idField } from '../ids';

const RUN = '/delivery_manifest/:manifestId/custody';
const tags = ['custody'];
const RUN_SHAPE = { id: 'number', counts: 'record', has_left: 'boolean', has_ended: 'boolean' } as const;
const BAG = { refrigeration_needed: 'boolean', is_accounted: 'boolean' } as const;

export const custodyCall = callContract({
  method: 'GET',
  path: '/custody',
  tags,
  summary: 'The bags of a day, per run',
  query: dayQuery,
  answer: answer<CustodyOfDate>({ runs: [RUN_SHAPE], days: [{}] }),
});

export const runCustodyCall = callContract({
  method: 'GET',
  path: RUN,
  tags,
  summary: 'The bags of a run',
  answer: answer<RunCustody>({ ...RUN_SHAPE, bags: [BAG] }),
});

export const handOverCall = callContract({
  method: 'POST',
  path: RUN,
  tags,
  summary: 'Hand a run over at its CDP',
  body: object({
    bags: array(
      object({
        delivery_event_id: idField().required(),
        place: string()
          .oneOf([...COUNTER_PLACES])
          .required(),
        reason: string().trim().max(CUSTODY_REASON_MAX).nullable().default(null),
      }).required(),
    )
      .max(1000)
      .required(),
  }),
  answer: NO_ANSWER,
});

export const reopenRunCall = callContract({
  method: 'DELETE',
  path: RUN,
  tags,
  summary: 'Undo a hand-over',
  answer: NO_ANSWER,
});

export const closeDayCall = callContract({
  method: 'POST',
  path: '/custody/days',
  tags,
  summary: 'Close a CDP’s day',
  body: object({ date: dayField(), close_door_pharmacy_id: idField().required() }),
  answer: NO_ANSWER,
});
