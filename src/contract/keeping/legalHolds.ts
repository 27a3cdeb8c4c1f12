import { object, string } from 'yup';
import { HOLD_KINDS, MAX_HOLD_REASON, type HoldKind } from '../../domain/keeping/legalHold';
import { isDate } from '../../domain/time/dates';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayQuery } from '../day';
import { idField } from '../ids';

const PATH = '/legal_holds';
const tags = ['kept data'];

/** What nobody may remove for now, or could not until it was released. */
export interface LegalHold {
  id: number;
  version: number;
  kind: HoldKind;
  participant_id: number | null;
  participant_full_name: string | null;
  delivery_manifest_id: number | null;
  run_name: string | null;
  run_date: string | null;
  from_date: string | null;
  to_date: string | null;
  reason: string;
  /** UTC wire time. */
  created_at: string;
  created_by_name: string;
  /** UTC wire time; null: it holds. */
  released_at: string | null;
  released_by_name: string | null;
  release_reason: string | null;
}

const reason = () =>
  string().required(VALIDATION.required).matches(/\S/, VALIDATION.required).max(MAX_HOLD_REASON);
const day = () =>
  string().test('date', VALIDATION.date, (text) => text === null || text === undefined || isDate(text));

export const legalHoldsCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'Legal holds: those in force, then those that were released, newest first',
  answer: answer<LegalHold[]>([{ id: 'number', kind: 'text', reason: 'text' }]),
});

export const placeHoldCall = callContract({
  method: 'POST',
  path: PATH,
  tags,
  summary: 'Hold the data of a participant, of a run, or of some days',
  body: object({
    kind: string().oneOf(HOLD_KINDS).required(VALIDATION.required),
    participant_id: idField().nullable(),
    delivery_manifest_id: idField().nullable(),
    from_date: day().nullable(),
    to_date: day().nullable(),
    reason: reason(),
  }),
  answer: answer<{ id: number }>({ id: 'number' }),
});

export const releaseHoldCall = callContract({
  method: 'POST',
  path: `${PATH}/:id/release`,
  tags,
  summary: 'Release a hold, with a reason',
  body: object({ reason: reason() }),
  answer: answer<{ id: number; version: number }>({ id: 'number', version: 'number' }),
});

export interface HoldableRun {
  id: number;
  name: string;
  driver: string | null;
}

export const holdableRunsCall = callContract({
  method: 'GET',
  path: `${PATH}/runs`,
  tags,
  summary: 'Runs of a day that can be held',
  query: dayQuery,
  answer: answer<HoldableRun[]>([{ id: 'number', name: 'text' }]),
});
