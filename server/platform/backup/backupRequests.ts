import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readHolder } from '../database/pglite/lockHolder';
import { array, boolean, object, string } from 'yup';

// The embedded database belongs to one process: the tool asks the server that runs to copy it. Whoever can write to
// DATA_DIR could read the database anyway, so the request needs no password.

const requestSchema = object({
  id: string().required(),
  folder: string().required(),
  recipients: array(string().required()).required(),
});
const answerSchema = object({
  id: string().required(),
  done: boolean().required(),
  text: string().defined(),
});

const LOOK_EVERY_MS = 500;
/** How long a server may leave a request lying before it is held for stuck. */
const TAKEN_WITHIN_MS = 15_000;

export interface BackupRequest {
  folder: string;
  recipients: readonly string[];
}

const requestPath = (dataDir: string) => join(dataDir, 'backup.request');
const takenPath = (dataDir: string) => join(dataDir, 'backup.request.taken');
const answerPath = (dataDir: string) => join(dataDir, 'backup.answer');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether a server has the embedded database open. */
async function isServed(dataDir: string): Promise<boolean> {
  const lockFile = join(dataDir, 'database.lock');
  const holder = await readHolder(lockFile);
  return holder !== undefined && isAlive(holder, lockFile);
}

async function writeWhole(path: string, value: unknown): Promise<void> {
  await writeFile(`${path}.unfinished`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}

/** Asks the server that has `dataDir` open for a copy and waits for it. Answers its folder; throws what the server says. */
export async function askForCopy(dataDir: string, request: BackupRequest): Promise<string> {
  const id = randomUUID();
  await rm(answerPath(dataDir), { force: true });
  await writeWhole(requestPath(dataDir), { id, ...request });
  const until = Date.now() + TAKEN_WITHIN_MS;
  for (;;) {
    await sleep(LOOK_EVERY_MS);
    if (await exists(answerPath(dataDir))) {
      const answer = await answerSchema.validate(JSON.parse(await readFile(answerPath(dataDir), 'utf8')));
      if (answer.id === id) {
        await rm(answerPath(dataDir), { force: true });
        if (answer.done) return answer.text;
        throw new Error(answer.text);
      }
    }
    if (!(await isServed(dataDir))) {
      await rm(requestPath(dataDir), { force: true });
      throw new Error('The server has ended before the copy was made: ask again.');
    }
    if (Date.now() > until && (await exists(requestPath(dataDir)))) {
      await rm(requestPath(dataDir), { force: true });
      throw new Error('The server that uses this folder does not answer.');
    }
  }
}

/** Answers a request that was taken by a server before this one and never done: somebody may wait for it still. */
export async function refuseInterrupted(dataDir: string): Promise<void> {
  const text = await readFile(takenPath(dataDir), 'utf8').catch(() => null);
  if (text === null) return;
  await rm(takenPath(dataDir), { force: true });
  const { id } = await requestSchema.validate(JSON.parse(text));
  const answer = { id, done: false, text: 'The server was stopped while it copied: ask again.' };
  await writeWhole(answerPath(dataDir), answer);
}

/** Takes a request that lies there, lets `copy` do it, and answers. */
export async function answerRequest(
  dataDir: string,
  copy: (request: BackupRequest) => Promise<string>,
): Promise<void> {
  if (!(await exists(requestPath(dataDir)))) return;
  await rename(requestPath(dataDir), takenPath(dataDir));
  const request = await requestSchema.validate(JSON.parse(await readFile(takenPath(dataDir), 'utf8')));
  const answer = await copy(request).then(
    (text) => ({ done: true, text }),
    (error: unknown) => ({ done: false, text: error instanceof Error ? error.message : 'The copy failed.' }),
  );
  await writeWhole(answerPath(dataDir), { id: request.id, ...answer });
  await rm(takenPath(dataDir), { force: true });
}
