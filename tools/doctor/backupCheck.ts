import { stat } from 'node:fs/promises';
import type { Config } from '../../server/config';
import { listCopies } from '../../server/platform/backup/backupFolder';
import { existingFolder } from '../../server/platform/health/freeDisk';
import { HOUR_MS } from '../../src/domain/time/durations';
import { good, warning, type Finding } from './finding';
import { folderTrouble } from './machine';

const diskOf = async (folder: string) => (await stat(existingFolder(folder))).dev;

/** A whole copy may be late by its own time, and by a server that was stopped over night. */
const LATE_FACTOR = 2;

async function lookAtNewest(folder: string, everyHours: number): Promise<Finding> {
  const newest = (await listCopies(folder)).at(-1);
  if (!newest) return good(`There is no copy in ${folder} yet; a server that starts makes one.`);
  const { started_at } = newest.manifest;
  const hours = (Date.now() - Date.parse(started_at)) / HOUR_MS;
  if (hours <= everyHours * LATE_FACTOR) return good(`The newest whole copy is of ${started_at}.`);
  return warning(
    `The newest whole copy is of ${started_at}, ${Math.round(hours)} hours old.`,
    'Look in the log of the server, or of npm run backup, why there is none since.',
  );
}

/** Whether copies can be written to BACKUP_DIR, and were. */
export async function lookAtBackup({ backup, databaseUrl, dataDir, demo }: Config): Promise<Finding[]> {
  if (!backup) {
    if (demo) return [good('No copies are made of a demo.')];
    const how = databaseUrl ? 'run npm run backup -- --follow beside the server' : 'the server makes them';
    return [
      warning(
        'No copies are made: a lost disk loses everything.',
        `Set BACKUP_DIR and BACKUP_RECIPIENT, then ${how} (docs/backup.md).`,
      ),
    ];
  }
  const trouble = await folderTrouble(backup.folder, 'BACKUP_DIR');
  if (trouble) return [trouble];
  const findings = [await lookAtNewest(backup.folder, backup.everyHours)];
  if (!databaseUrl && (await diskOf(backup.folder)) === (await diskOf(dataDir)))
    findings.push(
      warning(
        'Copies lie on the disk of the data: whatever breaks it takes both.',
        'Name a folder of another disk or machine in BACKUP_DIR.',
      ),
    );
  return findings;
}
