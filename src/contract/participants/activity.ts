import { boolean, object, string } from 'yup';
import { NO_ANSWER } from '../answer';
import { callContract } from '../call';

const MAX_REASON = 200;
const tags = ['participants'];

export const inactivateCall = callContract({
  method: 'PATCH',
  path: '/participants/:id/inactivate',
  tags,
  summary: 'Stop deliveries to one participant',
  body: object({ reason: string().max(MAX_REASON).required(), keep_deliveries: boolean() }),
  answer: NO_ANSWER,
});

export const toggleActiveCall = callContract({
  method: 'PATCH',
  path: '/participants/:id/is_active/toggle',
  tags,
  summary: 'Switch one participant on or off',
  body: object({ keep_deliveries: boolean() }),
  answer: NO_ANSWER,
});
