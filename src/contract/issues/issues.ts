import { number, object, string } from 'yup';
import type { IssueKeeper, IssueView } from '../../domain/stops/issueView';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idListField } from '../ids';

const tags = ['dispatch'];
const issuesAnswer = answer<IssueView[]>([{ id: 'number', kind: 'text' }]);

/** Lists as `1,2,3`, as the board has them. */
const listQuery = object({
  date: dayField(),
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(1000).default(1000),
  close_door_pharmacy_id: idListField(),
  employee_id: idListField(),
  funding_source_id: idListField(),
  delivery_event_status_id: idListField(),
  city: string().max(2000),
});

export const unsuccessfulCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/unsuccesfully_events',
  tags,
  summary: 'Failed stops without a decision',
  query: listQuery,
  answer: issuesAnswer,
});

export const unattendedCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/unattended_deliveries',
  tags,
  summary: 'Open deliveries of a past day or a finished run',
  query: listQuery,
  answer: issuesAnswer,
});

export const issueKeepersCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/unsuccesfully_events/owners',
  tags,
  summary: 'People who can own issues',
  answer: answer<IssueKeeper[]>([{ id: 'number', full_name: 'text' }]),
});
