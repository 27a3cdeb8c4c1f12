import { passwordStrength } from './passwordStrength';

/** The page behind the link that an empty database prints: seen once in the life of an installation. */
export const firstAdministrator = {
  title: 'Create the first administrator',
  lead: 'This account has all permissions and creates the other accounts. The link works once.',
  email: 'Email',
  fullName: 'Full name',
  password: 'Password',
  confirmation: 'Repeat the password',
  rules: 'A good password has',
  met: 'met',
  missing: 'missing',
  strength: passwordStrength,
  create: 'Create administrator',
  creating: 'Creating…',
  nameRequired: 'Enter a full name.',
  nameTooLong: 'Use at most 120 characters.',
  emailTooLong: 'Use at most 254 characters.',
  linkOver: {
    title: 'This link does not work any more',
    text: 'An administrator already exists, or the server was restarted. If it was restarted, open the last link that it printed.',
    back: 'Go to sign in',
  },
  offline: 'The server cannot be reached. Nothing was created; try again in a moment.',
  tooMany: 'Too many tries. Wait a minute and try again.',
  fields: 'Check the fields below.',
  failed: 'The administrator could not be created: %{message}',
};
