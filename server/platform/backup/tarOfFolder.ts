import { open, readdir, readFile, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pack } from 'tar-stream';

const PIECE_BYTES = 256 * 1024;

/** Not in a copy, as in those of PostgreSQL's own tool: made anew at the start, or of this process alone. */
const LEFT_OUT = [
  /^pg_wal\/./,
  /^pg_replslot\/./,
  /^pg_notify\/./,
  /^pg_dynshmem\/./,
  /^pg_stat_tmp\/./,
  /^pg_subtrans\/./,
  /(^|\/)pgsql_tmp/,
  /^postmaster\.(pid|opts)$/,
  /^backup_label/,
];

/** Writes one entry and waits while the other end is slower. */
async function add(pack: Pack, name: string, bytes: Buffer, mode = 0o600): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Exactly `size` bytes of a file: zeros where it has become shorter. */
async function* piecesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += PIECE_BYTES) {
    const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - at));
    await handle.read(piece, 0, piece.length, at);
    yield piece;
  }
}

/**
 * A file that the database goes on writing to: as long as it was when it was opened. What changes meanwhile is in the log
 * that is copied with it; a part that has gone is zeros, which that log fills or drops.
 */
async function addRunning(pack: Pack, name: string, path: string): Promise<void> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Dropped since the folder was read.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    await pipeline(piecesOf(handle, size), pack.entry({ name, mode: 0o600, size }));
  } finally {
    await handle.close();
  }
}

/** The file that says where the log begins: rewritten as a whole, so two readings that agree are one writing. */
async function readControl(path: string): Promise<Buffer> {
  let before = await readFile(path);
  for (;;) {
    await sleep(20);
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

const CONTROL = 'global/pg_control';

async function* walk(root: string, under = ''): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(join(root, under), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = under ? `${under}/${entry.name}` : entry.name;
    if (LEFT_OUT.some((pattern) => pattern.test(name))) continue;
    if (entry.isDirectory()) {
      yield { name, isFolder: true };
      yield* walk(root, name);
    } else if (entry.isFile()) yield { name, isFolder: false };
  }
}

/** Packs the folder of a running database under `prefix`, between its start and its end of a backup. */
export async function packDatabaseFolder(pack: Pack, root: string, prefix: string): Promise<void> {
  for await (const { name, isFolder } of walk(root)) {
    if (isFolder) {
      await new Promise<void>((resolve, reject) => {
        pack.entry({ name: `${prefix}${name}/`, type: 'directory', mode: 0o700 }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    } else if (name !== CONTROL) await addRunning(pack, `${prefix}${name}`, join(root, name));
  }
  await add(pack, `${prefix}${CONTROL}`, await readControl(join(root, CONTROL)));
}

/** Packs one file that nobody changes now; skips what is no file. */
export async function packFile(pack: Pack, name: string, path: string): Promise<void> {
  if ((await stat(path)).isFile()) await add(pack, name, await readFile(path));
}

export async function packBytes(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  await add(pack, name, bytes);
}
