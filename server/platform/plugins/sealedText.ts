import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** Encrypts a text for one owner: put into another person's row it does not open. */
export function sealText(key: Buffer, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', iv, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Throws for a text that was changed, or sealed with another key or for another owner. */
export function openText(key: Buffer, owner: string, sealed: string): string {
  const [, iv = '', tag = '', text = ''] = sealed.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes(iv)).setAAD(Buffer.from(owner)).setAuthTag(bytes(tag));
  return decipher.update(bytes(text), undefined, 'utf8') + decipher.final('utf8');
}
