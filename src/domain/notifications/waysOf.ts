import { timeInZone } from '../time/dates';
import { notificationType, WAYS, type NotificationType, type Way, type Ways } from './notificationTypes';

/** The ways of a type until somebody chooses others. */
export function defaultWays(type: NotificationType): Ways {
  const { ways } = notificationType(type);
  return Object.fromEntries(WAYS.map((way) => [way, ways.includes(way)])) as Record<Way, boolean>;
}

/** A sound belongs to a line in the bell: whoever did not hear it finds it there. */
export function wholeWays(ways: Ways): Ways {
  return { ...ways, bell: ways.bell || ways.sound };
}

export function isNothing(ways: Ways): boolean {
  return WAYS.every((way) => !ways[way]);
}

export function isSameWays(one: Ways, other: Ways): boolean {
  return WAYS.every((way) => one[way] === other[way]);
}

interface Choices {
  /** The person's own. */
  readonly own: Ways | null;
  /** Those of the role, by the administrator. */
  readonly role: Ways | null;
  /** The employee's option "audible alerts": what nobody has chosen comes with a sound. */
  readonly isAudible?: boolean;
}

/** The person's own choice, else that of the role, else the default. What is fixed has no choice. */
export function chosenWays(type: NotificationType, { own, role, isAudible = false }: Choices): Ways {
  if (notificationType(type).isFixed) return defaultWays(type);
  const usual = defaultWays(type);
  return wholeWays(own ?? role ?? { ...usual, sound: usual.sound || isAudible });
}

/** When a person is not to be called; HH:mm:ss in the person's zone. From 22:00 to 06:00 is over midnight. */
export interface QuietHours {
  readonly starts: string;
  readonly ends: string;
  /** What is urgent is told at any hour. */
  readonly urgent_passes: boolean;
}

export function isQuiet({ starts, ends }: QuietHours, now: Date, zone: string): boolean {
  const time = timeInZone(now, zone);
  const [from, to] = [starts.slice(0, 5), ends.slice(0, 5)];
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** In quiet hours the bell alone is left, and is found in the morning. */
export function waysAt(
  ways: Ways,
  type: NotificationType,
  { quiet, now, zone }: { quiet: QuietHours | null; now: Date; zone: string },
): Ways {
  if (!quiet || !isQuiet(quiet, now, zone)) return ways;
  if (quiet.urgent_passes && notificationType(type).level === 'urgent') return ways;
  return { bell: !isNothing(ways), sound: false, push: false, email: false };
}
