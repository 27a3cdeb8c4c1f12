import { array, number, object, string, type InferType } from 'yup';
import {
  MESSAGE_REQUESTS,
  MOST_STARS,
  type MessageWish,
  RECIPIENT_LIMITS,
  RECIPIENT_REQUESTS,
  type RecipientWish,
} from '../../domain/conversations/recipientRequest';
import { MESSAGE_CHANNELS } from '../../domain/messages/channels';
import { isDate } from '../../domain/time/dates';
import { isTimeOfDay } from '../../domain/time/timeOfDay';
import { VALIDATION } from '../../resources/schema/messages';

const time = () =>
  string()
    .nullable()
    .test('time', 'validation.time', (text) => text == null || isTimeOfDay(text));
const blankIsNone = (text: string | null | undefined) => text?.trim() || null;

/** What a recipient's page sends: one request, with the fields that belong to it. */
export const recipientRequestBody = object({
  request: string()
    .oneOf([...RECIPIENT_REQUESTS, ...MESSAGE_REQUESTS])
    .required(),
  words: string().max(RECIPIENT_LIMITS.words).nullable(),
  gate_code: string().max(RECIPIENT_LIMITS.gateCode).nullable(),
  safe_place: string().max(RECIPIENT_LIMITS.safePlace).nullable(),
  stars: number()
    .integer()
    .min(1)
    .max(MOST_STARS)
    .when('request', {
      is: 'rate',
      then: (stars) => stars.required(),
      otherwise: (stars) => stars.nullable(),
    }),
  delivery_date: string()
    .nullable()
    .test('date', VALIDATION.date, (text) => text == null || isDate(text))
    .when('request', { is: 'window', then: (date) => date.required() }),
  delivery_start_time: time().when('request', { is: 'window', then: (start) => start.required() }),
  delivery_end_time: time().when('request', { is: 'window', then: (end) => end.required() }),
  channels: array(string().oneOf(MESSAGE_CHANNELS).required())
    .max(MESSAGE_CHANNELS.length)
    .when('request', { is: 'stopMessages', then: (channels) => channels.min(1).required() }),
}).test('door', function hasDoor(body) {
  const { request, gate_code, safe_place } = body;
  if (request !== 'door' || blankIsNone(gate_code) || blankIsNone(safe_place)) return true;
  return this.createError({ path: 'safe_place', message: VALIDATION.required });
});

/** The request of a checked body. */
export function wishOf(body: InferType<typeof recipientRequestBody>): RecipientWish | MessageWish {
  const { request, words, gate_code, safe_place, stars } = body;
  switch (request) {
    case 'confirm':
      return { request };
    case 'notHome':
    case 'call':
      return { request, words: blankIsNone(words) };
    case 'door':
      return { request, gate_code: blankIsNone(gate_code), safe_place: blankIsNone(safe_place) };
    case 'window':
      return {
        request,
        window: {
          delivery_date: body.delivery_date ?? '',
          delivery_start_time: body.delivery_start_time ?? '',
          delivery_end_time: body.delivery_end_time ?? '',
        },
      };
    case 'rate':
      return { request, stars: stars ?? 0, words: blankIsNone(words) };
    case 'stopMessages':
      return { request, channels: body.channels ?? [] };
    case 'startMessages':
      return { request };
  }
}
