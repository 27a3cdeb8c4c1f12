import { Encrypter } from 'age-encryption';

/** Whether copies can be encrypted for it: a public key of age, with the checksum at its end. */
export function isPublicKey(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
