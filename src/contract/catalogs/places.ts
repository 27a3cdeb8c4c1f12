import { object, string } from 'yup';
import { STATE_CODES } from '../../domain/addresses/states';
import { answer } from '../answer';
import { callContract } from '../call';

const tags = ['catalogs'];
const stateCode = () =>
  string()
    .uppercase()
    .oneOf([...STATE_CODES, ''])
    .nullable();

export interface CatalogState {
  code: string;
  name: string;
}
export interface CatalogCity {
  name: string;
  state_code: string;
}
export interface CatalogZipcode {
  zipcode: string;
  city: string;
  state_code: string;
}

export const statesCall = callContract({
  method: 'GET',
  path: '/catalogs/states',
  tags,
  summary: 'States',
  answer: answer<CatalogState[]>([{ code: 'text', name: 'text' }]),
});

export const citiesCall = callContract({
  method: 'GET',
  path: '/catalogs/cities',
  tags,
  summary: 'Cities by the beginning of their name',
  query: object({ name: string().max(60), state_code: stateCode() }),
  answer: answer<CatalogCity[]>([{ name: 'text' }]),
});

export const zipcodesCall = callContract({
  method: 'GET',
  path: '/catalogs/zipcodes',
  tags,
  summary: 'ZIP codes by their beginning',
  query: object({
    zipcode: string().matches(/^\d{0,5}$/, { message: { message: 'validation.zipcode' } }),
    state_code: stateCode(),
  }),
  answer: answer<CatalogZipcode[]>([{ zipcode: 'text' }]),
});
