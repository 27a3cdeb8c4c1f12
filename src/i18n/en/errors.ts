import type { ErrorCode } from '../../domain/wire/errorCodes';

/** Facts behind a "Force change?" (`domain/closingObstacles`). */
type Obstacles = 'br003NotStarted' | 'br003NotOnSite' | 'br006OutOfOrder';

type OwnErrors =
  | 'overtimeBy'
  | 'ver001By'
  | 'network'
  | 'wireShape'
  | 'notSpoken'
  | 'server'
  | 'notFound'
  | 'refused'
  | 'fields'
  | 'chunk'
  | 'partWaits'
  | 'partIsNewer'
  | 'pageBroken'
  | 'reload'
  | 'unexpected'
  | 'tooLarge';

/**
 * A sentence per `status_code` of the wire. Codes whose facts only the server knows (who changed what) name them
 * by their `args`; when the answer lacks one, the server's own sentence is shown instead.
 */
export const errors: Record<ErrorCode | Obstacles | OwnErrors, string> = {
  br003: 'The driver is not on site, or the run has not started.',
  br003NotStarted: 'The run has not started yet.',
  br003NotOnSite: 'The driver is %{metres} m away from this stop.',
  br006OutOfOrder:
    'One stop before this one is still open. |||| %{smart_count} stops before this one are still open.',
  br006: 'This stop would be closed out of order.',
  overtimeBy: '%{run} would end %{span} after the shift.',
  OVERTIME_WORK: 'This change pushes the driver past the end of the shift.',
  ORDER_NUMBER_EXIST: 'Order number already in use',
  rep001: 'No data available for selected period. Please choose a different timeframe.',
  rep002: 'Three of your files are being prepared. Try again when one is ready.',
  rate001: 'Too many requests. Try again in %{retry_after} seconds; nothing was lost on this page.',
  file008: 'The scanner found a virus in this file. It was not saved: choose another one.',
  file009: 'Files cannot be checked for viruses at the moment. Try again in a minute.',
  ud023: 'This person is already assigned elsewhere at that time.',
  dsch037: 'This delivery is already scheduled.',
  di023: 'The imported row conflicts with a delivery that exists.',
  auth001: 'Incorrect Email or Password',
  auth002: 'Too many failed login attempts. Try again in a few minutes',
  auth003: 'You have been identified with a driver profile. Please use the app for sign in.',
  auth004: 'This account is blocked. Ask an administrator to reactivate it.',
  auth005: 'Your session expired. Sign in again.',
  auth006: 'Session expired, only one open session allowed',
  auth007: 'Your session could not be renewed. Sign in again.',
  auth008: 'Choose a new password first.',
  auth009: 'This account has a second factor. Sign in with an app that asks for it.',
  auth010: 'Set up a second factor first: your role needs one.',
  auth011: 'The code does not work.',
  auth012: 'Signing in took too long. Enter your password again.',
  perm001: 'You do not have permission for this.',
  role001:
    'Somebody must be able to manage roles and accounts. First give this permission to another active account that sees all CDPs.',
  role002:
    'One person has this role: give them another role first. |||| %{smart_count} people have this role: give them another role first.',
  acct001: 'This account has more permissions than yours. Ask somebody who has the same permissions or more.',
  part001: 'This person has %{count} open deliveries from today on.',
  plan001: 'This breaks the planning rules.',
  cust001: 'The day of this CDP is closed: its bags and cash are counted. A change needs a reason.',
  state001: 'This is not possible in the current status.',
  ver001: 'Somebody changed this in the meantime. Check the new values, then try again.',
  ver001By: '%{who} changed this in the meantime. Check the new values, then try again.',
  ver002: 'The version is missing from this change. Reload the page and try again.',
  geo001: 'The address service does not answer. Fill in the address by hand, or try again in a moment.',
  wireShape: 'The server sent an answer that cannot be read (%{what}). The rest of the page still works.',
  notSpoken: 'The connected server does not offer this.',
  network: 'The server cannot be reached. Check your connection; nothing was lost on this page.',
  server: 'Oops. Something went wrong. Tell support this number: %{request_id}',
  notFound: 'Not found',
  refused: 'The server rejected this.',
  fields: 'Some fields need your attention.',
  partWaits:
    'This cannot be opened because the server does not answer. It opens when the server answers; nothing was lost.',
  partIsNewer:
    'This belongs to the new version of the app. Save what you have typed, then reload the page; nothing was lost.',
  chunk: 'A part of the app could not be loaded. Reload the page.',
  pageBroken: 'This page stopped working. Your saved work is safe; reload to continue.',
  reload: 'Reload',
  unexpected: 'Oops. Something went wrong',
  tooLarge: 'This is too large for the server.',
};
