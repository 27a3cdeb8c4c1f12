import { object, string, type AnyObject, type ObjectSchema } from 'yup';
import {
  ADDRESS_KINDS,
  addressSchema,
  type Address,
  type AddressKind,
  type ParticipantAddress,
  type StoredAddress,
} from '../../resources/addresses/address.resource';
import { answer } from '../answer';
import { callContract } from '../call';

const HOME = '/employees/:id/home_address';
const LIST = '/participants/:id/addresses';
const tags = ['participants'];

/** A checked body: the fields that it has. */
export type AddressBody = Partial<Address> & Pick<Address, 'address' | 'city' | 'state' | 'zipcode'>;

interface ParticipantAddressBody extends AddressBody {
  is_default?: boolean | null;
  is_active?: boolean | null;
}
interface NewParticipantAddressBody extends ParticipantAddressBody {
  kind?: AddressKind | null;
}

type SchemaOf<Body extends AnyObject> = ObjectSchema<Body, AnyObject, Record<never, undefined>>;
// The schemas are built from the fields at run time, so their types are stated here.
const homeBody = addressSchema('home') as SchemaOf<AddressBody>;
const createBody = addressSchema('participantCreate') as SchemaOf<NewParticipantAddressBody>;
const editBody = addressSchema('participantEdit') as SchemaOf<ParticipantAddressBody>;

const participantAddress = answer<ParticipantAddress>({ id: 'number' });

export const homeAddressCall = callContract({
  method: 'GET',
  path: HOME,
  tags: ['employees'],
  summary: 'Home address',
  answer: answer<StoredAddress | null>('record or nothing'),
});

export const saveHomeAddressCall = callContract({
  method: 'PUT',
  path: HOME,
  tags: ['employees'],
  summary: 'Set the home address',
  body: homeBody,
  answer: answer<StoredAddress>({ id: 'number' }),
});

export const participantAddressesCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Addresses of a participant, the default one first',
  /** Without a query: the addresses in use that deliveries can go to. */
  query: object({ kind: string().oneOf([...ADDRESS_KINDS]), is_active: string().oneOf(['1', '0']) }),
  answer: answer<ParticipantAddress[]>([{ id: 'number', is_default: 'boolean', is_active: 'boolean' }]),
});

export const addParticipantAddressCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Add an address to a participant',
  body: createBody,
  answer: participantAddress,
});

export const changeParticipantAddressCall = callContract({
  method: 'PUT',
  path: `${LIST}/:addressId`,
  tags,
  summary: 'Replace, retire or make default an address of a participant',
  body: editBody,
  answer: participantAddress,
});
