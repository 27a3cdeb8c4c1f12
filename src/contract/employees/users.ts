import { NO_ANSWER } from '../answer';
import { callContract } from '../call';

const tags = ['accounts'];

export const blockUserCall = callContract({
  method: 'PATCH',
  path: '/users/:id/block',
  tags,
  summary: 'Block an account',
  answer: NO_ANSWER,
});

export const reactivateUserCall = callContract({
  method: 'PATCH',
  path: '/users/:id/reactivate',
  tags,
  summary: 'Reactivate an account and lift its waiting time',
  answer: NO_ANSWER,
});

export const resetFactorsCall = callContract({
  method: 'DELETE',
  path: '/users/:id/second_factor',
  tags,
  summary: "Reset somebody's second factor",
  answer: NO_ANSWER,
});

export const sendPasswordLinkCall = callContract({
  method: 'GET',
  path: '/users/:id/fetch_password',
  tags,
  summary: 'Send a person a link to choose a new password',
  answer: NO_ANSWER,
});
