import { object } from 'yup';
import { NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['employees'];
const reference = () => idField().nullable().defined();

export const bypassStartWorkCall = callContract({
  method: 'POST',
  path: '/employees/:id/bypass_start_work',
  tags,
  summary: "Start the driver's run of today from the office",
  answer: NO_ANSWER,
});

export const setDefaultsCall = callContract({
  method: 'PUT',
  path: '/employees/:id/set_default',
  tags,
  summary: 'Default dispatcher and vehicle of a driver',
  body: object({ dispatcher_id: reference(), default_vehicle_id: reference() }),
  answer: NO_ANSWER,
});
