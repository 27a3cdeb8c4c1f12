import type { OfferedWindow } from './offeredWindows';
import type { ReadText } from './readText';

/** A delivery that a text message may be about. */
export interface OpenDelivery {
  readonly id: number;
  /** Its day is today, where it is delivered. */
  readonly isToday: boolean;
  /** Its run has pulled out. */
  readonly isUnderWay: boolean;
  /** The present moment is within its time window. */
  readonly isWithinWindow: boolean;
}

/** What a delivery can be asked for by a text message. */
export type Wish = 'confirm' | 'reschedule';

/** A question that was sent to a phone and waits for a number. */
export type Asked =
  | {
      readonly about: 'delivery';
      readonly wish: Wish;
      readonly delivery_event_ids: readonly number[];
      readonly until: string;
    }
  | {
      readonly about: 'window';
      readonly delivery_event_id: number;
      readonly windows: readonly OfferedWindow[];
      readonly until: string;
    };

/** What follows from a text message. */
export type NextStep =
  | { readonly kind: 'stop' | 'start' | 'help' }
  | { readonly kind: Wish; readonly id: number }
  | { readonly kind: 'askDelivery'; readonly wish: Wish; readonly ids: readonly number[] }
  | { readonly kind: 'takeWindow'; readonly id: number; readonly window: OfferedWindow }
  /** The number is not one of those that were offered. */
  | { readonly kind: 'askAgain' }
  /** A wish about a delivery of which there is none. */
  | { readonly kind: 'noDelivery' }
  /** A person reads and answers it. */
  | { readonly kind: 'person' };

/** How many deliveries a question can name: each is answered by one digit. */
const MOST_CHOICES = 9;

const NARROWER: readonly ((delivery: OpenDelivery) => boolean)[] = [
  (delivery) => delivery.isUnderWay && delivery.isToday,
  (delivery) => delivery.isToday,
  (delivery) => delivery.isWithinWindow,
];

/**
 * The delivery that is meant when nothing names it: the only one, the only one under way, the only one of today, the only
 * one within its window. Else the ones to ask about.
 */
export function meantDelivery(deliveries: readonly OpenDelivery[]): OpenDelivery | readonly OpenDelivery[] {
  let left = deliveries;
  for (const isNarrower of NARROWER) {
    const [only, ...others] = left;
    if (only && others.length === 0) return only;
    const fewer = left.filter(isNarrower);
    if (fewer.length > 0) left = fewer;
  }
  const [only, ...others] = left;
  return only && others.length === 0 ? only : left.slice(0, MOST_CHOICES);
}

function stepOfWish(wish: Wish, deliveries: readonly OpenDelivery[]): NextStep {
  if (deliveries.length === 0) return { kind: 'noDelivery' };
  const meant = meantDelivery(deliveries);
  return 'id' in meant
    ? { kind: wish, id: meant.id }
    : { kind: 'askDelivery', wish, ids: meant.map(({ id }) => id) };
}

function stepOfNumber(number: number, asked: Asked | null, deliveries: readonly OpenDelivery[]): NextStep {
  if (!asked) return { kind: 'person' };
  if (asked.about === 'window') {
    const window = asked.windows[number - 1];
    return window ? { kind: 'takeWindow', id: asked.delivery_event_id, window } : { kind: 'askAgain' };
  }
  const id = asked.delivery_event_ids[number - 1];
  if (id === undefined) return { kind: 'askAgain' };
  // It may have been delivered since the question.
  return deliveries.some((each) => each.id === id) ? { kind: asked.wish, id } : { kind: 'noDelivery' };
}

interface Situation {
  /** The question that still waits; null: none, or it is too old. */
  readonly asked: Asked | null;
  readonly deliveries: readonly OpenDelivery[];
  /** The phone has asked for no more messages. */
  readonly isStopped: boolean;
}

/** What a text message leads to. To a phone that has said STOP nothing goes out; YES is then its START. */
export function nextStep(text: ReadText, { asked, deliveries, isStopped }: Situation): NextStep {
  const { meaning } = text;
  switch (meaning) {
    case 'stop':
    case 'start':
      return { kind: meaning };
    case 'help':
      return isStopped ? { kind: 'person' } : { kind: 'help' };
    case 'confirm':
      return isStopped ? { kind: 'start' } : stepOfWish('confirm', deliveries);
    case 'reschedule':
      return isStopped ? { kind: 'person' } : stepOfWish('reschedule', deliveries);
    case 'number':
      return isStopped ? { kind: 'person' } : stepOfNumber(text.number ?? 0, asked, deliveries);
    case 'words':
      return { kind: 'person' };
  }
}
