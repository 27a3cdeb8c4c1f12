import { CALLS_RIGHT } from '../../../src/domain/calls/callRight';
import { may, permissionKey, type Actor, type PermissionPair } from './actor';
import { missingPermission } from './access';
import { malformed } from './errors';
import type { OutboxEntry } from './outboxFeed';
import { ACCESS_TOPIC } from './permissionCache';

/** Topics that a browser may subscribe to, and the permission that each requires. */
const TOPICS: readonly { pattern: RegExp; permission: PermissionPair | null }[] = [
  { pattern: /^dispatch:\d{4}-\d\d-\d\d$/, permission: ['GET', '/delivery_manifest'] },
  // Which people have a board open, and which run they are viewing.
  { pattern: /^presence:\d{4}-\d\d-\d\d$/, permission: ['GET', '/delivery_manifest'] },
  // Apart from `dispatch`: positions come every few seconds, and a board that only shows runs need not wake up.
  { pattern: /^positions:\d{4}-\d\d-\d\d$/, permission: ['GET', '/positions/current'] },
  // Lots of orders: which has come further.
  { pattern: /^imports$/, permission: ['GET', '/file_import'] },
  // Automatic plans of a day: made, searched, used.
  { pattern: /^scheduling:\d{4}-\d\d-\d\d$/, permission: ['GET', '/scheduling/drafts'] },
  // That orders have come or changed, never which.
  { pattern: /^inbox$/, permission: ['GET', '/deliveries_inbox'] },
  // That a recipient has written, never what.
  { pattern: /^conversations$/, permission: ['GET', '/conversations'] },
  // Reports only that a record has a new version, never its content.
  { pattern: /^resources$/, permission: null },
  // That one's phone rings, or a call has changed; never whose.
  { pattern: /^calls$/, permission: CALLS_RIGHT },
  { pattern: /^notifications$/, permission: null },
  { pattern: /^session$/, permission: null },
  // That the person's own role was changed.
  { pattern: /^access$/, permission: null },
];

const MAX_TOPICS = 20;

/**
 * Reads `?topics=a,b`. Throws 400 for an unknown topic and 403 for a topic that the person may not receive: their
 * role does not have its permission, or the permission has no effect for them (`closedPermissions`).
 */
export function readTopics(actor: Actor, closed: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const names = new Set(text.split(',').filter(Boolean));
  if (names.size === 0 || names.size > MAX_TOPICS) throw malformed(`Name 1 to ${MAX_TOPICS} topics`);
  for (const name of names) {
    const topic = TOPICS.find((each) => each.pattern.test(name));
    if (!topic) throw malformed(`Unknown topic: ${name.slice(0, 60)}`);
    const { permission } = topic;
    if (permission && (!may(actor, permission) || closed.has(permissionKey(permission))))
      throw missingPermission(permission);
  }
  return names;
}

/** Topics of a day. Drivers receive only events that concern them, as with the routes. */
const OF_A_DAY = /^(dispatch|presence|positions|scheduling):/;

/** Whether this person's stream gets the entry: its topic, its CDP, its driver, its user, its session. */
export function isFor(actor: Actor, topics: ReadonlySet<string>, entry: OutboxEntry): boolean {
  if (!topics.has(entry.topic)) return false;
  if (entry.user_id !== null && entry.user_id !== actor.user_id) return false;
  if (entry.cdp_id !== null && actor.cdp_id !== null && entry.cdp_id !== actor.cdp_id) return false;
  if (actor.is_driver && OF_A_DAY.test(entry.topic) && !entry.driver_ids.includes(actor.employee_id ?? 0))
    return false;
  if (entry.topic === ACCESS_TOPIC) return entry.body.user_type_id === actor.user_type_id;
  return entry.topic !== 'session' || entry.body.session_id === actor.session_id;
}
