import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { writeManifest } from '../../server/platform/backup/backupFolder';
import { lookAtBackup } from '../../tools/doctor/backupCheck';
import type { Finding } from '../../tools/doctor/finding';
import { lookAtGrants } from '../../tools/doctor/rightsCheck';
import { testDatabase } from '../support/database';

/** Ends a transaction whose statements were for a look alone. */
class Undone extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super('undone');
  }
}

const statesOf = (findings: readonly { state: string }[]) => findings.map(({ state }) => state);

describe('copies', () => {
  it('are missed but for a demo, and need a folder of their own disk', async () => {
    expect(statesOf(await lookAtBackup(readConfig({ DEMO: '1' })))).toEqual(['good']);
    expect(statesOf(await lookAtBackup(readConfig({ DEMO: '0' })))).toEqual(['warning']);
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
    const BACKUP_RECIPIENT = await identityToRecipient(await generateX25519Identity());
    const withFolder = (BACKUP_DIR: string) =>
      lookAtBackup(readConfig({ DATA_DIR: folder, BACKUP_DIR, BACKUP_RECIPIENT }));
    expect(await withFolder(join(folder, 'copies'))).toMatchObject([
      { state: 'good', sentence: expect.stringContaining('no copy') as string },
      { state: 'warning', sentence: expect.stringContaining('takes both') as string },
    ]);
    const copy = join(folder, 'copies', '2020-01-01T00-00-00Z');
    await mkdir(copy, { recursive: true });
    const at = '2020-01-01T00:00:00.000Z';
    await writeManifest(copy, {
      kind: 'embedded',
      started_at: at,
      finished_at: at,
      stop_lsn: null,
      migration: null,
      anchor: null,
      base: { bytes: 0, sha256: 'f0' },
    });
    const [late] = await withFolder(join(folder, 'copies'));
    expect(late).toMatchObject({
      state: 'warning',
      sentence: expect.stringContaining('hours old') as string,
    });
    expect(statesOf(await withFolder(join(process.cwd(), 'package.json')))).toEqual(['bad']);
    await rm(folder, { recursive: true });
  });
});

describe('rights to the tables', () => {
  it('are those of applicationRole.sql, and what a migration has brought since is named', async () => {
    const database = await testDatabase();
    const findingsOf = (...before: string[]) =>
      database.db
        .transaction()
        .execute(async (trx) => {
          for (const statement of [...before, 'set local role rx_doctor_test'])
            await sql.raw(statement).execute(trx);
          const findings = await lookAtGrants(trx);
          throw new Undone(findings);
        })
        .catch((error: unknown) => {
          if (error instanceof Undone) return error.findings;
          throw error;
        });
    const role = [
      'create role rx_doctor_test',
      'grant select on all tables in schema public to rx_doctor_test',
    ];
    const rest = [
      'grant insert, update, delete on all tables in schema public to rx_doctor_test',
      'grant usage on all sequences in schema public to rx_doctor_test',
      'revoke update, delete on audit_entries from rx_doctor_test',
      'revoke insert, update, delete on audit_chain from rx_doctor_test',
    ];
    expect(await findingsOf(...role)).toMatchObject([
      { state: 'bad', advice: expect.stringContaining('applicationRole.sql') as string },
    ]);
    expect(await findingsOf(...role, ...rest)).toEqual([]);
    const [finding] = await findingsOf(...role, ...rest, 'create table brought_later (id int)');
    expect(finding?.sentence).toContain('lacks rights to brought_later:');
    await database.close();
  });
});
