import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';

const tags = ['vehicles'];
const LOGIN_CODE = '/vehicles/:id/login_code';

export interface LoginCode {
  code: string;
  /** PNG of 300 px as a `data:` address. */
  picture: string;
  smartphone_login: boolean;
}

export const loginCodeCall = callContract({
  method: 'GET',
  path: LOGIN_CODE,
  tags,
  summary: "The vehicle's QR login code",
  answer: answer<LoginCode>({ code: 'text', picture: 'text' }),
});

export const newLoginCodeCall = callContract({
  method: 'POST',
  path: LOGIN_CODE,
  tags,
  summary: 'Create a new code: the printed one stops working',
  answer: NO_ANSWER,
});
