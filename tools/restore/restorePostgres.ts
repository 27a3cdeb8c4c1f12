import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseFile, sealedNames, walFile } from '../../server/platform/backup/backupFolder';
import { readSealed, unsealTo } from '../../server/platform/backup/sealedFile';
import { unpackInto } from './plainTar';
import type { Restoring } from './restoreEmbedded';

/** A string in a configuration file of PostgreSQL. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Unpacks a server's copy into the empty folder `pgdata` with the log beside it, and tells it how far to go: to `to`, or
 * to the end. Answers what the operator does next, line by line.
 */
export async function restorePostgres(
  pgdata: string,
  { chosen, identities }: Restoring,
  to: Date | null,
): Promise<readonly string[]> {
  await mkdir(pgdata, { recursive: true, mode: 0o700 });
  if ((await readdir(pgdata)).length > 0) throw new Error(`${pgdata} is not empty.`);
  await unpackInto(pgdata, await readSealed(baseFile(chosen.path), identities));
  const log = `${pgdata}-log`;
  await mkdir(log, { recursive: true, mode: 0o700 });
  for (const segment of await sealedNames(join(chosen.path, 'wal')))
    await unsealTo(join(log, segment), walFile(chosen.path, segment), identities);
  const settings = [
    `restore_command = ${quoted(`cp "${log}/%f" "%p"`)}`,
    "recovery_target_action = 'promote'",
    // This setting takes no letters between day and zone.
    ...(to
      ? [`recovery_target_time = ${quoted(to.toISOString().replace('T', ' ').replace('Z', '+00'))}`]
      : []),
  ];
  await appendFile(join(pgdata, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(pgdata, 'recovery.signal'), '');
  const { anchor, at } = chosen.mark;
  return [
    `Unpacked into ${pgdata}; the log until ${at} is in ${log}.`,
    'Start PostgreSQL on it as the owner of both folders: it reads the log and opens.',
    anchor
      ? `Then prove the log of changes: npm run audit:verify -- --anchor ${anchor.seq}:${anchor.hash}`
      : 'Then prove the log of changes: npm run audit:verify',
  ];
}
