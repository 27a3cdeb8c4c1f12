import {
  devicesCall,
  pushKeyCall,
  revokeDeviceCall,
  suscribeCall,
} from '../../../contract/notifications/devices';
import { readApi } from '../../../providers/callApi';
import { workerAddress } from './workerAddress';

/** Why this browser is not called, or that it is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** SHA-256 of an address, hexadecimal, as the server names devices. */
async function fingerprintOf(address: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The fingerprint of this browser's subscription; null: it has none. */
export async function ownFingerprint(): Promise<string | null> {
  const found = isSupported() ? await subscription() : null;
  return found && fingerprintOf(found.endpoint);
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Asks the person, subscribes and tells the server. To call from a click: a browser asks only then. */
export async function turnPushOn(userId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { public_key } = await readApi(pushKeyCall, {});
  const address = workerAddress();
  const registration = await navigator.serviceWorker.register(address, { scope: '/' });
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  const notification_suscribe = { endpoint: made.endpoint, keys: { p256dh, auth } };
  await readApi(suscribeCall, { params: { id: userId }, body: { notification_suscribe } });
  return 'on';
}

/** Ends the subscription here and at the server. */
export async function turnPushOff(): Promise<PushState> {
  const found = await subscription();
  if (found) {
    const fingerprint = await fingerprintOf(found.endpoint);
    const devices = await readApi(devicesCall, {});
    const own = devices.find((device) => device.fingerprint === fingerprint);
    if (own) await readApi(revokeDeviceCall, { params: { id: own.id } });
    await found.unsubscribe();
  }
  return 'off';
}

/** A browser that the person before has left subscribed calls nobody else: their news are not for whoever sits here now. */
export async function releaseForeignSubscription(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  const found = await subscription();
  if (!found) return;
  const fingerprint = await fingerprintOf(found.endpoint);
  const devices = await readApi(devicesCall, {}).catch(() => null);
  if (devices && !devices.some((device) => device.fingerprint === fingerprint)) await found.unsubscribe();
}

/** A click on a notification of the device, told by the worker. */
export function onOpenFromWorker(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    const path = (data as { open?: unknown } | null)?.open;
    if (typeof path === 'string' && path.startsWith('/notifications')) open(path);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
