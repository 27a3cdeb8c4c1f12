import { answer } from '../answer';
import { callContract } from '../call';

/** A sign-in of the user, open or ended. */
export interface SignIn {
  id: number;
  created_at: string;
  ended_at: string | null;
  end_reason: string | null;
  remote_address: string | null;
  device_label: string | null;
  /** The vehicle that a driver's phone was signed in to, and its run. */
  vehicle_name: string | null;
  run_name: string | null;
  is_current: boolean;
}

export const signInsCall = callContract({
  method: 'GET',
  path: '/users/sessions',
  tags: ['accounts'],
  summary: 'My last sign-ins: when and from where',
  answer: answer<SignIn[]>([{ id: 'number', is_current: 'boolean' }]),
});
