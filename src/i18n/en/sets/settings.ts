import { accessLog } from '../accessLog';
import { changeLog } from '../changeLog';
import { settings } from '../settings';

/** English words of the settings and of the logs. */
export const messages = {
  accessLog,
  changeLog,
  settings,
};
