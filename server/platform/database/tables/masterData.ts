import type { Generated, GeneratedAlways } from 'kysely';
import type { AddressKind } from '../../../../src/resources/addresses/address.resource';
import type { Relationship } from '../../../../src/domain/people/participantPhones';
import type { PhoneType } from '../../../../src/domain/people/phone';
import type { Registry } from '../../../../src/resources/registry';
import type { StoredRecord } from '../../../../src/resources/schema/defineResource';
import type { Base, DefaultInstant, Defaulted, OptionalInstant } from './columns';

/** The table of a declared resource: its stored fields, and the columns of every record. */
export type TableOf<R> = Base & StoredRecord<R>;

export interface ParticipantTable extends TableOf<Registry['participants']> {
  participant_full_name: GeneratedAlways<string>;
  /** Set once; the record then never changes again. */
  erased_at: OptionalInstant;
}
export interface EmployeeTable extends TableOf<Registry['employees']> {
  full_name: GeneratedAlways<string>;
  dispatcher_id: number | null;
  default_vehicle_id: number | null;
}
export interface VehicleTable extends TableOf<Registry['vehicles']> {
  /** A new one makes a new sign-in code, and ends the old one. */
  login_nonce: Generated<string>;
  /** The server's key that the code follows from. */
  server_key_id: Generated<number>;
}
/** Licence warnings that have been given. */
export interface LicenseNoticeTable {
  employee_id: number;
  /** YYYY-MM-DD */
  license_expiry: string;
  state: 'expiring' | 'expired';
  created_at: DefaultInstant;
}
export interface CdpTable extends Omit<TableOf<Registry['cdps']>, 'is_approximate'> {
  full_address: GeneratedAlways<string>;
  is_approximate: Defaulted<boolean>;
}

/** `position status` of spec §4 follows from the position and `is_approximate`. */
interface AddressColumns {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  gate_code: string | null;
  latitude: number | null;
  longitude: number | null;
  formatted_address: string | null;
  full_address: string;
  comment: string | null;
  /** The position is the middle of an area and is not confirmed. */
  is_approximate: Defaulted<boolean>;
}
export interface ParticipantAddressTable extends Base, AddressColumns {
  participant_id: number;
  kind: Defaulted<AddressKind>;
  is_default: Defaulted<boolean>;
  is_active: Defaulted<boolean>;
}
export interface EmployeeHomeAddressTable extends Base, AddressColumns {
  employee_id: number;
}

export interface ParticipantPhoneTable extends Base {
  participant_id: number;
  /** Ten digits, once per person. The default is the one that the participant's `phone_number` has. */
  phone_number: string;
  number_type: PhoneType;
  contact_name: string | null;
  relationship: Defaulted<Relationship>;
  is_emergency: Defaulted<boolean>;
  is_active: Defaulted<boolean>;
}

export interface CdpColorTable {
  id: Generated<number>;
  color: string;
  hex_color: string;
}
export interface NonDeliveryReasonTable {
  id: number;
  description: string;
}
