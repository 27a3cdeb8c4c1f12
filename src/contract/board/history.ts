import { object, string } from 'yup';
import type { BagView } from '../../domain/custody/bagView';
import type { LifeCycle } from '../../domain/stops/lifeCycle';
import { isWireTimestamp } from '../../domain/time/dates';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['dispatch'];
const EVENTS = '/delivery_manifest/:manifestId/delivery_events';
const bagsAnswer = answer<BagView[]>([{}]);

export const lifeCycleCall = callContract({
  method: 'GET',
  path: `${EVENTS}/:eventId/life_cycle`,
  tags,
  summary: 'History of a stop',
  params: { manifestId: 'idOrZero', eventId: 'id' },
  answer: answer<LifeCycle>({ life_cycle: [{ transitions: [{}] }] }),
});

export const pickedUpCall = callContract({
  method: 'GET',
  path: `${EVENTS}/picked_up`,
  tags,
  summary: 'Bags that a run picked up',
  query: object({
    created_at: string().test(
      'instant',
      VALIDATION.dateTime,
      (text) => text === undefined || isWireTimestamp(text),
    ),
    created_by: string().max(120),
  }),
  answer: bagsAnswer,
});

export const returnsCall = callContract({
  method: 'GET',
  path: `${EVENTS}/returns`,
  tags,
  summary: 'Bags that a run brought back',
  query: object({ return_manifest_id: idField() }),
  answer: bagsAnswer,
});
