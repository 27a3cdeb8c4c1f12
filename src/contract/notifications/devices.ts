import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const tags = ['notification'];

/** A browser or phone on which a person is called. */
export interface PushDeviceView {
  id: number;
  kind: 'web' | 'mobile';
  /** E.g. "Chrome, Windows". */
  label: string | null;
  created_at: string;
  /** When it was called last. */
  last_sent_at: string | null;
  /** SHA-256 of its address, hexadecimal: by it a browser knows itself. */
  fingerprint: string;
}

export const pushKeyCall = callContract({
  method: 'GET',
  path: '/push/key',
  tags,
  summary: 'The public key for subscribing a browser',
  answer: answer<{ public_key: string }>({ public_key: 'text' }),
});

export const devicesCall = callContract({
  method: 'GET',
  path: '/push/devices',
  tags,
  summary: 'Devices on which I am called',
  answer: answer<PushDeviceView[]>([{ id: 'number', fingerprint: 'text' }]),
});

export const revokeDeviceCall = callContract({
  method: 'DELETE',
  path: '/push/devices/:id',
  tags,
  summary: 'Do not call this device any more',
  answer: NO_ANSWER,
});

export const testPushCall = callContract({
  method: 'POST',
  path: '/push/test',
  tags,
  summary: 'Call my devices once, to see that it works',
  answer: answer<{ devices: number }>({ devices: 'number' }),
});

/** Spelled as the specification spells it (§7). */
export const suscribeCall = callContract({
  method: 'PUT',
  path: '/users/:id/notification_suscribe',
  summary: 'Call this device for my notifications',
  body: typed<{
    /** The token of a mobile app, a browser's subscription, or null: not any more. */
    notification_suscribe: string | { endpoint: string; keys: { p256dh: string; auth: string } } | null;
  }>(),
  answer: NO_ANSWER,
});
