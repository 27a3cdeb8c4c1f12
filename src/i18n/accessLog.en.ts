/** The log of accesses: who tried to come in, and what was refused. */
export const accessLog = {
  title: 'Access log',
  lead: 'Failed sign-ins, password links, changed emails and refused access. This log cannot be edited.',
  columns: { at: 'When', account: 'Account', from: 'From', device: 'Device', what: 'What happened' },
  kind: 'Show',
  account: 'Account',
  kinds: {
    signInFailed: 'Sign-in failed',
    lockedOut: 'Locked after failed sign-ins',
    refused: 'Access refused',
    passwordLinkAsked: 'Password link requested',
    passwordLinkUsed: 'Password set by link',
    emailChangeAsked: 'New email entered',
    emailChanged: 'Email changed',
  },
  reasons: {
    wrongCredentials: 'Wrong email or password',
    blocked: 'The account is blocked or switched off',
    driverOnWeb: 'A driver, on the web',
    flood: 'Too many to list: counted together',
  },
  unknown: 'Unknown email %{mark}',
  many: 'Several accounts',
  by: 'By %{name}',
  repeats: 'Once more in this minute |||| %{smart_count} more times in this minute',
  empty: 'No failed sign-in and no refused access so far.',
};
