import { createHash, hkdfSync } from 'node:crypto';
import { WrongConfiguration } from '../../environment';
import { decryptText, encryptText } from '../plugins/sealedText';

const OWNER = 'server key';
const WRAPPED = /^w1\.([0-9a-f]{8})\.(.+)$/;

interface WrappingKey {
  key: Buffer;
  /** Names the key in what it has sealed, and says nothing of it. */
  mark: string;
}

function wrappingKey(text: string): WrappingKey {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'rx:server-key', 32));
  const mark = createHash('sha256').update('rx:mark:').update(key).digest('hex').slice(0, 8);
  return { key, mark };
}

/** Seals a key of the ring by the first of SERVER_KEY. */
export function wrapSecret(serverKeys: readonly string[], secret: string): string {
  const [first] = serverKeys;
  if (first === undefined) throw new WrongConfiguration('SERVER_KEY must hold the key that seals.');
  const { key, mark } = wrappingKey(first);
  return `w1.${mark}.${encryptText(key, OWNER, secret)}`;
}

/** Throws a `WrongConfiguration` when none of SERVER_KEY has sealed it. */
export function unwrapSecret(serverKeys: readonly string[], wrapped: string): string {
  const [, mark, encrypted = ''] = WRAPPED.exec(wrapped) ?? [];
  const found = serverKeys.map(wrappingKey).find((each) => each.mark === mark);
  if (found) return decryptText(found.key, OWNER, encrypted);
  throw new WrongConfiguration(
    serverKeys.length === 0
      ? 'The keys of this database are sealed: SERVER_KEY or SERVER_KEY_FILE must hold the key that opens them.'
      : 'SERVER_KEY is not the key that has sealed the keys of this database. Add the former one as a line below it.',
  );
}

/** Whether the first of SERVER_KEY has sealed it. */
export function isWrappedByFirst([first]: readonly string[], wrapped: string): boolean {
  return first !== undefined && WRAPPED.exec(wrapped)?.[1] === wrappingKey(first).mark;
}
