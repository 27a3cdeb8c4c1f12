import { messages as shell } from '../../src/i18n/es/sets/shell';
import { messages as dispatch } from '../../src/i18n/es/sets/dispatch';
import { messages as dashboards } from '../../src/i18n/es/sets/dashboards';
import { messages as map } from '../../src/i18n/es/sets/map';
import { messages as notifications } from '../../src/i18n/es/sets/notifications';
import { messages as orders } from '../../src/i18n/es/sets/orders';
import { messages as records } from '../../src/i18n/es/sets/records';
import { messages as reports } from '../../src/i18n/es/sets/reports';
import { messages as today } from '../../src/i18n/es/sets/today';
import { messages as settings } from '../../src/i18n/es/sets/settings';
import { messages as calls } from '../../src/i18n/es/sets/calls';
import { messages as conversations } from '../../src/i18n/es/sets/conversations';
import { messages as fleet } from '../../src/i18n/es/sets/fleet';
import { messages as ownAccount } from '../../src/i18n/es/sets/ownAccount';
import { messages as outreach } from '../../src/i18n/es/sets/outreach';

/** All Spanish words; the browser loads them set by set. */
export const messages = {
  ...shell,
  ...dispatch,
  ...map,
  ...notifications,
  ...orders,
  ...records,
  ...reports,
  ...settings,
  ...today,
  ...dashboards,
  ...outreach,
  ...ownAccount,
  ...fleet,
  ...conversations,
  ...calls,
};
