import { accessLog } from '../accessLog';
import { changeLog } from '../changeLog';
import { keptData } from '../keptData';
import { operations } from '../operations';
import { rolePages } from '../rolePages';
import { settings } from '../settings';
import { webhooks } from '../webhooks';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/settings';

/** Arabic words of the settings, roles and logs. */
export const messages: SameKeys<typeof english> = {
  accessLog,
  changeLog,
  keptData,
  operations,
  rolePages,
  settings,
  webhooks,
};
