import { realPhone, type PhoneType } from '../people/phone';
import { MESSAGE_CHANNELS, type MessageChannel } from './channels';

/** How a recipient can be reached. */
export interface Reachable {
  readonly email: string | null;
  /** The default phone of the record, and a second one for text messages. */
  readonly phone_number: string | null;
  readonly mobile_phone_number: string | null;
  /** Kinds of their numbers, as far as they are known. */
  readonly phone_types: Readonly<Record<string, PhoneType>>;
}

/** The number for text messages: the second one, or a default phone that is not known as a land line. */
function mobileOf({ phone_number, mobile_phone_number, phone_types }: Reachable): string | null {
  const isLand = (number: string | null) => number !== null && phone_types[number] === 'land';
  return (
    [mobile_phone_number, phone_number].find((number) => realPhone(number) !== null && !isLand(number)) ??
    null
  );
}

function landLineOf({ phone_number, phone_types }: Reachable): string | null {
  const number = realPhone(phone_number);
  return number !== null && phone_types[number] === 'land' ? number : null;
}

const ADDRESS: Readonly<Record<MessageChannel, (person: Reachable) => string | null>> = {
  sms: mobileOf,
  email: ({ email }) => email?.toLowerCase() ?? null,
  voice: landLineOf,
};

export interface Way {
  channel: MessageChannel;
  to: string;
}

/** Every way that reaches the person. */
export function waysTo(person: Reachable): Way[] {
  return MESSAGE_CHANNELS.flatMap((channel) => {
    const to = ADDRESS[channel](person);
    return to === null ? [] : [{ channel, to }];
  });
}

/** The first allowed way that reaches the person: a text, then an email, then a call to a land line. Null: none does. */
export function wayTo(person: Reachable, allowed: readonly MessageChannel[]): Way | null {
  for (const channel of ['sms', 'email', 'voice'] as const) {
    const to = allowed.includes(channel) ? ADDRESS[channel](person) : null;
    if (to !== null) return { channel, to };
  }
  return null;
}
