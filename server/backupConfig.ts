import { resolve } from 'node:path';
import { isPublicKey } from './platform/backup/publicKeys';
import { integerOf, WrongConfiguration, type Environment } from './environment';

/** Where copies of everything go, and for whose key they are encrypted. */
export interface BackupConfig {
  /** Absolute folder: on another disk, or what another machine shows here. */
  folder: string;
  /** Public keys of age (`age1…`): each of their owners can read the copies, the server cannot. */
  recipients: readonly string[];
  /** Hours from one whole copy to the next; what is written in between is copied every minute. */
  everyHours: number;
  /** Copies older than this are removed, except the newest one. */
  keepDays: number;
}

/** Null: nobody has asked for copies. Throws a `WrongConfiguration` for a key that is none. */
export function backupOf(env: Environment): BackupConfig | null {
  const folder = env.BACKUP_DIR?.trim();
  if (!folder) return null;
  const recipients = (env.BACKUP_RECIPIENT ?? '').split(/[\s,]+/).filter(Boolean);
  if (recipients.length === 0)
    throw new WrongConfiguration(
      'BACKUP_DIR needs BACKUP_RECIPIENT, the public key that copies are encrypted for; `npm run backup -- --new-key FILE` makes one.',
    );
  // A private key here would be as good as no encryption: it is not repeated.
  if (!recipients.every(isPublicKey))
    throw new WrongConfiguration(
      'BACKUP_RECIPIENT must hold public keys that begin with age1, as `npm run backup -- --new-key FILE` prints one.',
    );
  return {
    folder: resolve(folder),
    recipients,
    everyHours: integerOf(env, 'BACKUP_EVERY_HOURS', 24, 1, 24 * 30),
    keepDays: integerOf(env, 'BACKUP_KEEP_DAYS', 14, 1, 3_650),
  };
}
