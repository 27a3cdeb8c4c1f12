import type { TextFailure } from '../../domain/messages/twilioErrors';

/** Why a text message did not arrive. */
export const textFailures = {
  unsubscribed: 'The phone has unsubscribed',
  wrongNumber: 'The number is wrong',
  landline: 'It is a landline',
  notPermitted: 'Messages to this number are not allowed',
  wrongAccount: 'The account of the service is not set up for it',
  unreachable: 'The phone is off or out of reach',
  blocked: 'The phone blocks our number',
  unknownSubscriber: 'The number is not in use',
  filtered: 'The carrier has filtered it',
  carrier: 'The carrier could not deliver it',
  tooMany: 'Too many messages at a time',
  serviceDown: 'The service does not answer',
} satisfies Record<TextFailure, string>;
