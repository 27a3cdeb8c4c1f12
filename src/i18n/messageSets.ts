import type { messages as all } from './en/all';
import type { messages as shell } from './en/sets/shell';

/** Words that come with the code of the pages that say them. All others, the shell's, come with the app. */
export const MESSAGE_SETS = [
  'dispatch',
  'map',
  'notifications',
  'orders',
  'records',
  'settings',
  'today',
  'dashboards',
] as const;
export type MessageSet = (typeof MESSAGE_SETS)[number];

/** The set that holds each part of the addresses of sentences which the shell does not hold. */
export const SET_OF: Readonly<Record<Exclude<keyof typeof all, keyof typeof shell>, MessageSet>> = {
  accessLog: 'settings',
  actionParts: 'dispatch',
  actions: 'dispatch',
  assignment: 'dispatch',
  board: 'dispatch',
  cashUp: 'dispatch',
  changeLog: 'settings',
  custody: 'dispatch',
  dashboards: 'dashboards',
  dayMap: 'dispatch',
  dispatch: 'dispatch',
  importCheck: 'orders',
  imports: 'orders',
  inbox: 'orders',
  inboxKeys: 'orders',
  interaction: 'dispatch',
  issues: 'dispatch',
  learnedTimes: 'dashboards',
  map: 'map',
  notificationPages: 'notifications',
  notOffered: 'dispatch',
  orderForm: 'orders',
  orders: 'orders',
  overview: 'records',
  proof: 'dispatch',
  rolePages: 'settings',
  routing: 'dispatch',
  scheduling: 'dispatch',
  schedulingDraft: 'dispatch',
  schedulingRuns: 'dispatch',
  settings: 'settings',
  staff: 'records',
  today: 'today',
  typedLot: 'orders',
  vehicleCode: 'records',
  views: 'dispatch',
};
