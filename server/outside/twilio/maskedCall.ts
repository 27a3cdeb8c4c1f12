import { LANGUAGES, type Language } from '../../../src/domain/wire/languages';
import { say } from '../messages/twiml';

/** Where the service asks what to do with a call to the masked number, below the base of the API. */
export const MASKED_CALL_PATH = '/twilio/driver_call';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Connects a caller with a phone. Both see the masked number alone.
 * https://www.twilio.com/docs/voice/twiml/dial
 *
 * @param masked as `+16195550100`
 * @param phone ten digits
 */
export function connectTo(masked: string, phone: string): string {
  return `${HEAD}<Response><Dial callerId="${masked}"><Number>+1${phone}</Number></Dial></Response>`;
}

/** Says in every language that there is nobody to connect with. */
export function nobodyToCall(words: Readonly<Record<Language, string>>): string {
  const said = LANGUAGES.map((language) => say(words[language], language));
  return `${HEAD}<Response>${said.join('')}</Response>`;
}
