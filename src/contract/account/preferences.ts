import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const PATH = '/users/preferences';

/** Columns, density, dark mode, language, list mode: of one user. Each part of the app reads its own key. */
export type Preferences = Readonly<Record<string, unknown>>;

export const preferencesCall = callContract({
  method: 'GET',
  path: PATH,
  summary: 'My preferences',
  answer: answer<Preferences>({}),
});

export const savePreferencesCall = callContract({
  method: 'PUT',
  path: PATH,
  summary: 'Replace my preferences',
  body: typed<Preferences>(),
  answer: NO_ANSWER,
});
