import { array, boolean, number, object } from 'yup';
import {
  MOST_DRAFT_ITERATIONS,
  MOST_DRAFT_OVERTIME,
  MOST_DRAFT_SECONDS,
} from '../../domain/planning/draftRules';
import type { DraftSummary, SchedulingDraft } from '../../domain/planning/draftView';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { dayField, dayQuery } from '../day';
import { idField } from '../ids';

const LIST = '/scheduling/drafts';
const ONE = '/scheduling/drafts/:draftId';
const tags = ['scheduling'];
const ids = (most: number) => array(idField().required()).min(1).max(most).nullable();

const draftAnswer = answer<SchedulingDraft>({
  id: 'number',
  state: 'text',
  result: 'record or nothing',
  stop_names: 'record',
});

/** `DraftWish` of the domain, which documents the fields. */
const wishBody = object({
  date: dayField(),
  close_door_pharmacy_id: idField().nullable(),
  delivery_manifest_ids: ids(1_000),
  delivery_event_ids: ids(5_000),
  is_replanning: boolean().nullable(),
  overtime_minutes: number().integer().min(0).max(MOST_DRAFT_OVERTIME).nullable(),
  seed: number().integer().min(0).max(1_000_000_000).nullable(),
  seconds: number().integer().min(1).max(MOST_DRAFT_SECONDS).nullable(),
  iterations: number().integer().min(1).max(MOST_DRAFT_ITERATIONS).nullable(),
});

export const draftsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Automatic plans of a day, newest first',
  query: dayQuery,
  answer: answer<DraftSummary[]>([{ id: 'number', state: 'text' }]),
});

export const draftCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One automatic plan',
  answer: draftAnswer,
});

export const createDraftCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Plan a day automatically',
  body: wishBody,
  answer: draftAnswer,
});

export const stopDraftCall = callContract({
  method: 'POST',
  path: `${ONE}/stop`,
  tags,
  summary: 'Stop the search and use the best plan so far',
  answer: draftAnswer,
});

export const acceptDraftCall = callContract({
  method: 'POST',
  path: `${ONE}/accept`,
  tags,
  summary: 'Use an automatic plan, or part of it',
  body: object({ delivery_event_ids: ids(5_000) }),
  answer: answer<CommandAnswer>({ manifests: 'list', events: 'list' }),
});

export const discardDraftCall = callContract({
  method: 'DELETE',
  path: ONE,
  tags,
  summary: 'Discard a plan',
  answer: NO_ANSWER,
});
