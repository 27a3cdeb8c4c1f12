import { accessLog } from '../accessLog';
import { changeLog } from '../changeLog';
import { keptData } from '../keptData';
import { operations } from '../operations';
import { rolePages } from '../rolePages';
import { settings } from '../settings';
import { webhooks } from '../webhooks';

/** English words of the settings, roles and logs. */
export const messages = {
  accessLog,
  changeLog,
  keptData,
  operations,
  rolePages,
  settings,
  webhooks,
};
