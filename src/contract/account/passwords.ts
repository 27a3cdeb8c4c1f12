import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const tags = ['accounts'];

export const requestPasswordLinkCall = callContract({
  method: 'POST',
  path: '/users/reset_password',
  tags,
  summary: 'I forgot my password: always the same answer, and a link by e-mail when there is an account',
  body: typed<{ email: string }>(),
  answer: NO_ANSWER,
});

export const setPasswordByLinkCall = callContract({
  method: 'POST',
  path: '/users/set_password_from_token',
  tags,
  summary: 'Choose a password with a single-use link',
  body: typed<{ new_password: string; token: string }>(),
  answer: NO_ANSWER,
});

export const changePasswordCall = callContract({
  method: 'PUT',
  path: '/users/reset_password/:id',
  tags,
  summary: 'Change my password',
  body: typed<{ new_password: string; old_password: string }>(),
  answer: NO_ANSWER,
});

export const confirmEmailCall = callContract({
  method: 'POST',
  path: '/users/confirm_email',
  tags,
  summary: 'Confirm a new e-mail with a single-use link',
  body: typed<{ token: string }>(),
  answer: NO_ANSWER,
});

export const createFirstAdministratorCall = callContract({
  method: 'POST',
  path: '/users/first_administrator',
  summary: 'Create the first administrator',
  body: typed<{ token: string; email: string; full_name: string; password: string }>(),
  answer: answer<{ id: number; email: string; full_name: string } | null>('record or nothing'),
});
