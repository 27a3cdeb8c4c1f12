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

/** Says in both languages that there is nobody to connect with. */
export function nobodyToCall(english: string, spanish: string): string {
  return `${HEAD}<Response><Say language="en-US">${english}</Say><Say language="es-US">${spanish}</Say></Response>`;
}
