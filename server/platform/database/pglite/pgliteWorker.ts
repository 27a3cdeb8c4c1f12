import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { FsyncNodeFS } from './fsyncNodeFs';
import type { WorkerAnswer, WorkerCall, WorkerData, WorkerResult } from './workerMessages';

// The entry of the database thread. PostgreSQL in WASM runs a query to its end without yielding, so it must not share
// a thread with the HTTP server.

// PGlite starts PostgreSQL with -F (no fsync); a folder on the disk must survive a power cut.
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

async function open(start: WorkerData) {
  const options = {
    extensions: { pg_trgm, citext, unaccent, btree_gin, pgcrypto },
    pgliteWasmModule: start.module,
    loadDataDir: start.template,
  };
  if ('folder' in start) {
    const fs = new FsyncNodeFS(start.folder);
    const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...DURABLE];
    return {
      pglite: await PGlite.create({ ...options, fs, startParams }),
      fsyncCount: () => fs.fsyncCount,
    };
  }
  const pglite = await PGlite.create({ ...options, fs: new MemoryFS() });
  return { pglite, fsyncCount: () => 0 };
}

/** Runs the protocol bytes and collects PostgreSQL's answer. */
async function execute(pglite: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    // A view into WASM memory, which the next call overwrites.
    onRawData: (chunk) => chunks.push(chunk.slice()),
  });
  return chunks.length === 1 && chunks[0] ? chunks[0] : new Uint8Array(Buffer.concat(chunks));
}

async function serve(port: MessagePort): Promise<void> {
  const { pglite, fsyncCount } = await open(workerData as WorkerData);

  const run = async (message: WorkerCall): Promise<WorkerResult> => {
    switch (message.call) {
      case 'execute':
        return execute(pglite, message.bytes);
      case 'dump':
        return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
      case 'fsyncCount':
        return fsyncCount();
      case 'close':
        await pglite.close();
        return undefined;
    }
  };

  port.on('message', (message: WorkerCall) => {
    run(message).then(
      (result) => {
        const answer: WorkerAnswer = { id: message.id, result };
        port.postMessage(answer, result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : []);
        if (message.call === 'close') port.close();
      },
      (error: unknown) => port.postMessage({ id: message.id, error: String(error) } satisfies WorkerAnswer),
    );
  });
  port.postMessage({ id: 0, result: undefined } satisfies WorkerAnswer);
}

if (!parentPort) throw new Error('pgliteWorker runs as a worker thread only');
const port = parentPort;
serve(port).catch((error: unknown) => {
  port.postMessage({ id: 0, error: String(error) } satisfies WorkerAnswer);
  port.close();
});
