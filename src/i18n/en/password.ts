import { passwordStrength } from './passwordStrength';

/** The page where a password is chosen: by a link, at the first sign-in, or because the old one is too old. */
export const password = {
  title: 'Choose your password',
  lead: 'For your Rx Dispatch account.',
  firstLead: 'This is your first sign-in: choose a password that only you know. Then sign in with it.',
  oldPassword: 'Current password',
  oldHint: 'The one that you have just signed in with.',
  password: 'New password',
  confirmation: 'Repeat the new password',
  rules: 'A good password has',
  met: 'met',
  missing: 'missing',
  strength: passwordStrength,
  save: 'Save password',
  saving: 'Saving…',
  saved: 'Your password was changed. You can sign in with it now.',
  savedMobile: 'Your password was changed.',
  linkOver: {
    title: 'This link does not work any more',
    text: 'It was already used, has expired, or a newer one was sent. Ask for a new one on the sign-in page.',
    back: 'Go to sign in',
  },
  offline: 'The server cannot be reached. Your password was not changed; try again in a moment.',
  tooMany: 'Too many tries with a wrong password. Try again in a few minutes.',
  fields: 'Check the fields below.',
  failed: 'Your password could not be changed: %{message}',
};
