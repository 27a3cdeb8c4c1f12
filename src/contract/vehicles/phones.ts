import { object, string } from 'yup';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import type { ExclusiveLogin } from '../../domain/access/mobileSignIn';

const tags = ['vehicles'];

/** What a phone is signed in to, once it has read a vehicle's code. */
export interface VehicleSignIn {
  vehicle_id: number;
  name: string;
  license_plate: string;
  /** The vehicle's run of now; null: it has none. */
  delivery_manifest_id: number | null;
  run_name: string | null;
  exclusive_login: ExclusiveLogin;
}

export const verifyCodeCall = callContract({
  method: 'POST',
  path: '/vehicles/verify_code',
  tags,
  summary: "Sign the driver's phone in to the vehicle whose code it has scanned",
  body: object({ code: string().required().max(80) }),
  answer: answer<VehicleSignIn>({ vehicle_id: 'number' }),
});

/** A driver's phone that is signed in to a vehicle. */
export interface VehiclePhone {
  /** Of the session. */
  id: number;
  driver_name: string;
  device_label: string | null;
  remote_address: string | null;
  bound_at: string;
  run_name: string | null;
}

export const vehiclePhonesCall = callContract({
  method: 'GET',
  path: '/vehicles/:id/phones',
  tags,
  summary: 'Phones that are signed in to the vehicle',
  answer: answer<VehiclePhone[]>([{ id: 'number', driver_name: 'text' }]),
});

export const signPhoneOutCall = callContract({
  method: 'DELETE',
  path: '/vehicles/:id/phones/:sessionId',
  tags,
  summary: 'Sign a phone out of the vehicle',
  answer: NO_ANSWER,
});
