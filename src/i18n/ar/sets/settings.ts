import { accessLog } from '../accessLog';
import { changeLog } from '../changeLog';
import { rolePages } from '../rolePages';
import { settings } from '../settings';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/settings';

/** Arabic words of the settings, roles and logs. */
export const messages: SameKeys<typeof english> = {
  accessLog,
  changeLog,
  rolePages,
  settings,
};
