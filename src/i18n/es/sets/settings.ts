import { accessLog } from '../accessLog';
import { changeLog } from '../changeLog';
import { settings } from '../settings';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/settings';

/** Spanish words of the settings and of the logs. */
export const messages: SameKeys<typeof english> = {
  accessLog,
  changeLog,
  settings,
};
