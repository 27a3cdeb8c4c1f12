import type { Participant } from '../../resources/participants/participants.resource';
import { answer } from '../answer';
import { callContract, typed } from '../call';

/** Fields of a participant that dispatch can change (spec §7). */
export const MAIN_INFO = [
  'first_name',
  'middle_name',
  'last_name',
  'phone_number',
  'mobile_phone_number',
] as const satisfies readonly (keyof Participant)[];

type MainInfo = Pick<Participant, (typeof MAIN_INFO)[number]>;

/** The schema comes from the declaration: `withSchemas` of its route. */
export const mainInfoCall = callContract({
  method: 'PUT',
  path: '/participants/:id/main_info',
  tags: ['participants'],
  summary: 'Name and phones of one participant',
  body: typed<MainInfo>(),
  // A server without versions may answer nothing.
  answer: answer<Partial<Pick<Participant, 'version'>> | null>('record or nothing'),
});
