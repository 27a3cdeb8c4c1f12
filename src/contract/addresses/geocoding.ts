import { array, boolean, mixed, number, object, string } from 'yup';
import type { FoundAddress, ParsedLine } from '../../domain/addresses/foundAddress';
import { answer } from '../answer';
import { callContract } from '../call';

const tags = ['addresses'];
const MAX_LINE = 300;
const line = () => string().trim().min(1).max(MAX_LINE).required();
const latitude = () => number().min(-90).max(90);
const longitude = () => number().min(-180).max(180);

export const parseAddressCall = callContract({
  method: 'POST',
  path: '/parser/address/parse',
  tags,
  summary: 'One line of text as an address; 206 is failure',
  body: object({
    query: line(),
    // Every request of the specification's clients carries these (spec §7). The configuration defines the service, so
    // the first two change nothing.
    unique_address_service: mixed().nullable(),
    geocode_service: mixed().nullable(),
    centers: array(object({ latitude: latitude().required(), longitude: longitude().required() }).required())
      .max(10)
      .nullable(),
    typos: boolean().nullable(),
  }),
  /** Another server may answer a failure with nothing. */
  answer: answer<{ data?: ParsedLine[] } | null>('record or nothing'),
});

export const searchAddressCall = callContract({
  method: 'POST',
  path: '/geocoding/search',
  tags,
  summary: 'Places for a text',
  body: object({
    text: line(),
    latitude: latitude().nullable(),
    longitude: longitude().nullable(),
    offering: number().integer().min(1).max(10).nullable(),
  }),
  answer: answer<{ data: FoundAddress[] }>({ data: 'list' }),
});

export const reverseAddressCall = callContract({
  method: 'POST',
  path: '/geocoding/reverse',
  tags,
  summary: 'Address at a point; null where none is known',
  body: object({
    lat: latitude().required(),
    lng: longitude().required(),
    zoom: number().integer().min(0).max(21).nullable(),
  }),
  answer: answer<{ data: FoundAddress | null }>({ data: 'record or nothing' }),
});
