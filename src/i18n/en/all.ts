import { messages as shell } from './sets/shell';
import { messages as conversations } from './sets/conversations';
import { messages as calls } from './sets/calls';
import { messages as dispatch } from './sets/dispatch';
import { messages as dashboards } from './sets/dashboards';
import { messages as fleet } from './sets/fleet';
import { messages as map } from './sets/map';
import { messages as notifications } from './sets/notifications';
import { messages as orders } from './sets/orders';
import { messages as ownAccount } from './sets/ownAccount';
import { messages as outreach } from './sets/outreach';
import { messages as records } from './sets/records';
import { messages as reports } from './sets/reports';
import { messages as settings } from './sets/settings';
import { messages as today } from './sets/today';

/** All English words of the signed-in app. The browser loads them set by set: see `messageSets.ts`. */
export const messages = {
  ...shell,
  ...calls,
  ...dispatch,
  ...fleet,
  ...map,
  ...notifications,
  ...orders,
  ...outreach,
  ...ownAccount,
  ...records,
  ...reports,
  ...settings,
  ...today,
  ...dashboards,
  ...conversations,
};
