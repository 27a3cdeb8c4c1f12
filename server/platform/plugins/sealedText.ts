import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** Encrypts a text for one owner: put into another person's row it does not open. Three parts with points between. */
export function encryptText(key: Buffer, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Throws for a text that was changed, or encrypted with another key or for another owner. */
export function decryptText(key: Buffer, owner: string, encrypted: string): string {
  const [iv = '', tag = '', text = ''] = encrypted.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes(iv)).setAAD(Buffer.from(owner)).setAuthTag(bytes(tag));
  return decipher.update(bytes(text), undefined, 'utf8') + decipher.final('utf8');
}

/** Keys of one purpose: the newest seals, each of them opens what it has sealed. */
export interface SealingKeys {
  newestId: number;
  /** Throws for a key that was retired. */
  keyOf(id: number): Buffer;
}

/** Version 1 of a sealed text names no key: it is the first one's, and read by servers that know no other. */
const FIRST = 1;

/** How a text begins that is sealed by this key. */
export function sealedBy(keyId: number): string {
  return keyId === FIRST ? 'v1.' : `v2.${keyId}.`;
}

export function sealText({ newestId, keyOf }: SealingKeys, owner: string, text: string): string {
  return sealedBy(newestId) + encryptText(keyOf(newestId), owner, text);
}

const SEALED = /^(?:v1|v2\.([1-9]\d{0,8}))\.(.+)$/;

/** Throws for a text that was changed, or sealed by a retired key or for another owner. */
export function openText({ keyOf }: SealingKeys, owner: string, sealed: string): string {
  const [, id = FIRST, encrypted = ''] = SEALED.exec(sealed) ?? [];
  return decryptText(keyOf(Number(id)), owner, encrypted);
}
