import type { NotificationLevel } from '../../../src/domain/notifications/notificationTypes';

/** What a device is sent: the number of a notification, and nothing of what it says. */
export interface PushMessage {
  /** 0: a test. */
  id: number;
  level: NotificationLevel;
}

export interface PushDevice {
  kind: 'web' | 'mobile';
  address: string;
  keys: { p256dh: string; auth: string } | null;
}

/** Hands a message to the service that reaches a device. Throws when it does not take it. */
export interface PushTransport {
  send(device: PushDevice, message: PushMessage): Promise<void>;
}

/** The service does not know the device any more: it is called no longer. */
export class DeviceGone extends Error {
  override name = 'DeviceGone';
}

/** The service will never take this message. `message` is its code alone. */
export class NeverPushed extends Error {
  override name = 'NeverPushed';
}

/** A service may be slow; a job may not. Milliseconds. */
export const PUSH_PATIENCE_MS = 10_000;

/** After so long the news is old, and the bell has it. Seconds. */
export const PUSH_TTL_SECONDS = 4 * 3600;

/** Throws `DeviceGone` or `NeverPushed` when another try changes nothing, and a plain error when the job has to try again. */
export function assertTaken(status: number): void {
  if (status >= 200 && status < 300) return;
  const code = `HTTP ${status}`;
  if (status === 404 || status === 410) throw new DeviceGone(code);
  if (status >= 500 || status === 408 || status === 429) throw Object.assign(new Error(code), { code });
  throw new NeverPushed(code);
}
