import { messages as shell } from './sets/shell';
import { messages as dispatch } from './sets/dispatch';
import { messages as dashboards } from './sets/dashboards';
import { messages as map } from './sets/map';
import { messages as notifications } from './sets/notifications';
import { messages as orders } from './sets/orders';
import { messages as records } from './sets/records';
import { messages as settings } from './sets/settings';
import { messages as today } from './sets/today';

/** All English words of the signed-in app. The browser loads them set by set: see `messageSets.ts`. */
export const messages = {
  ...shell,
  ...dispatch,
  ...map,
  ...notifications,
  ...orders,
  ...records,
  ...settings,
  ...today,
  ...dashboards,
};
