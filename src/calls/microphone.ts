import { NoSound, type SoundTrouble } from './callEngine';

/** Which devices this browser uses; only names of the browser's own, and nothing of a person. */
const KEY = 'callDevices';

interface Devices {
  microphone?: string;
}

export function readDevices(): Devices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const microphone = (stored as Devices | null)?.microphone;
    return typeof microphone === 'string' ? { microphone } : {};
  } catch {
    // Unreadable, or the browser keeps nothing: the standard device.
    return {};
  }
}

export function writeDevices(devices: Devices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(devices));
  } catch {
    // The browser keeps nothing: the choice holds until the page is left.
  }
}

const TROUBLES: Readonly<Record<string, SoundTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

/** Takes the microphone. Throws `NoSound` with the reason in our words. */
export async function takeMicrophone(): Promise<MediaStream> {
  // Missing on pages without https or localhost, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new NoSound('insecure');
  const { microphone } = readDevices();
  const sound = { echoCancellation: true, noiseSuppression: true };
  try {
    return await devices.getUserMedia({
      audio: microphone ? { ...sound, deviceId: { ideal: microphone } } : sound,
    });
  } catch (error) {
    // A DOMException is no Error everywhere.
    const { name } = error as { name?: string };
    throw new NoSound(TROUBLES[name ?? ''] ?? 'unknown');
  }
}

export function release(stream: MediaStream | null): void {
  stream?.getTracks().forEach((track) => track.stop());
}
