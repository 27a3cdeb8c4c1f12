import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { urlOf, WrongConfiguration, type Environment } from './environment';

/** Firebase's service account, which calls mobile apps. */
export interface FcmConfig {
  url: string;
  tokenUrl: string;
  projectId: string;
  clientEmail: string;
  /** PEM */
  privateKey: string;
}

export interface PushConfig {
  /** Whom a push service asks about our messages: a page or a mailbox (`mailto:`). */
  contact: string;
  /** Origins of push services beside those of the known browsers. */
  services: readonly string[];
  /** Null: mobile apps are not called. */
  fcm: FcmConfig | null;
}

const FCM_URL = 'https://fcm.googleapis.com';
/** Of a server that has no public address: nobody asks about a push on the machine itself. */
const NO_CONTACT = 'mailto:nobody@localhost';

/** The key file that Firebase makes for a service account. */
function readAccount(file: string): Omit<FcmConfig, 'url'> {
  const account: unknown = JSON.parse(readFileSync(resolve(file), 'utf8'));
  const field = (name: string) => {
    const value = (account as Partial<Record<string, unknown>> | null)?.[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`);
    return value;
  };
  return {
    tokenUrl: field('token_uri'),
    projectId: field('project_id'),
    clientEmail: field('client_email'),
    privateKey: field('private_key'),
  };
}

function fcmOf(env: Environment): FcmConfig | null {
  const file = env.PUSH_FCM_ACCOUNT?.trim();
  if (!file) return null;
  const url = urlOf(env, 'PUSH_FCM_URL', ['http:', 'https:'])?.origin ?? FCM_URL;
  try {
    return { ...readAccount(file), url };
  } catch {
    // Nothing of the file is repeated: it holds a key.
    throw new WrongConfiguration('PUSH_FCM_ACCOUNT must be the key file of a Firebase service account.');
  }
}

/** Which push services there are, and who speaks to them. */
export function pushOf(env: Environment, publicUrl: URL | null): PushConfig {
  const contact = urlOf(env, 'PUSH_CONTACT', ['https:', 'mailto:'])?.href;
  const own = publicUrl?.protocol === 'https:' ? publicUrl.origin : NO_CONTACT;
  const services = (env.PUSH_SERVICES ?? '').split(',').flatMap((text) => {
    const service = urlOf({ PUSH_SERVICES: text }, 'PUSH_SERVICES', ['http:', 'https:']);
    return service ? [service.origin] : [];
  });
  return { contact: contact ?? own, services, fcm: fcmOf(env) };
}
