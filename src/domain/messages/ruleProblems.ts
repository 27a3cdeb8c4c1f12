import type { Problem, Problems } from '../wire/problem';
import { MESSAGE_CHANNELS } from './channels';
import { RECIPIENT_EVENTS } from './recipientEvents';

const MONEY = /^\d{1,6}(\.\d{1,2})?$/;
/** A segment costs less than a cent. */
const PRICE = /^\d{1,3}(\.\d{1,4})?$/;

interface GivenRule {
  readonly close_door_pharmacy_id: number | null;
  readonly funding_source_id: number | null;
  readonly channels: unknown;
  readonly daily_budget: unknown;
  readonly sms_price?: unknown;
  readonly voice_price?: unknown;
}

function amountProblem(value: unknown, form: RegExp): Problem | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' && form.test(value) ? null : { message: 'validation.money' };
}

function channelsProblem(channels: unknown): Problem | null {
  if (typeof channels !== 'object' || channels === null || Array.isArray(channels))
    return { message: 'validation.invalid' };
  const isRight = Object.entries(channels).every(
    ([event, ways]) =>
      RECIPIENT_EVENTS.some((known) => known === event) &&
      Array.isArray(ways) &&
      new Set(ways).size === ways.length &&
      ways.every((way) => MESSAGE_CHANNELS.some((known) => known === way)),
  );
  return isRight ? null : { message: 'validation.choice' };
}

/** The problems of rules by field. Prices are the operation's: they are what its provider asks. */
export function ruleProblems(given: GivenRule): Problems {
  const isOperation = given.close_door_pharmacy_id === null && given.funding_source_id === null;
  const found: Record<string, Problem | null> = {
    funding_source_id:
      given.close_door_pharmacy_id !== null && given.funding_source_id !== null
        ? { message: 'recipientMessages.problems.oneScope' }
        : null,
    channels: channelsProblem(given.channels),
    daily_budget: amountProblem(given.daily_budget, MONEY),
    sms_price: isOperation ? amountProblem(given.sms_price, PRICE) : refused(given.sms_price),
    voice_price: isOperation ? amountProblem(given.voice_price, PRICE) : refused(given.voice_price),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== null),
  );
}

function refused(price: unknown): Problem | null {
  return price == null ? null : { message: 'recipientMessages.problems.operationPrice' };
}
