import { answer } from '../answer';
import { callContract, typed } from '../call';

const PATH = '/notification_follows';
const tags = ['notification'];

/** What a person looks after. */
export interface Followed {
  /** Of yesterday and later. */
  runs: { id: number; name: string; date: string }[];
  cdps: { id: number; name: string }[];
  /** They hear of runs and CDPs that they follow alone, and of those that nobody follows. */
  is_only: boolean;
}

export type Follow =
  | { delivery_manifest_id: number; follow: boolean }
  | { close_door_pharmacy_id: number; follow: boolean }
  | { is_only: boolean };

const followed = answer<Followed>({ runs: 'list', cdps: 'list', is_only: 'boolean' });

export const followedCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'Runs and CDPs that I follow',
  answer: followed,
});

export const followCall = callContract({
  method: 'PUT',
  path: PATH,
  tags,
  summary: 'Follow a run or a CDP, or stop following it',
  body: typed<Follow>(),
  answer: followed,
});
