import { messages as shell } from '../../src/i18n/ar/sets/shell';
import { messages as dispatch } from '../../src/i18n/ar/sets/dispatch';
import { messages as dashboards } from '../../src/i18n/ar/sets/dashboards';
import { messages as map } from '../../src/i18n/ar/sets/map';
import { messages as notifications } from '../../src/i18n/ar/sets/notifications';
import { messages as orders } from '../../src/i18n/ar/sets/orders';
import { messages as records } from '../../src/i18n/ar/sets/records';
import { messages as reports } from '../../src/i18n/ar/sets/reports';
import { messages as today } from '../../src/i18n/ar/sets/today';
import { messages as settings } from '../../src/i18n/ar/sets/settings';
import { messages as calls } from '../../src/i18n/ar/sets/calls';
import { messages as conversations } from '../../src/i18n/ar/sets/conversations';
import { messages as fleet } from '../../src/i18n/ar/sets/fleet';
import { messages as ownAccount } from '../../src/i18n/ar/sets/ownAccount';
import { messages as outreach } from '../../src/i18n/ar/sets/outreach';

/** All Arabic words; the browser loads them set by set. */
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
