/**
 * The database that the thread opens: a folder on the disk, or memory. A new one is created from a dumped folder
 * (tar) if given.
 */
export type WorkerStart = ({ folder: string } | { memory: true }) & { template?: Blob };

/** Start data of the thread. The database's code is passed compiled. */
export type WorkerData = WorkerStart & { module: WebAssembly.Module };

/** A call to the database thread. `execute` carries PostgreSQL protocol bytes both ways. */
export type WorkerCall =
  { id: number; call: 'execute'; bytes: Uint8Array } | { id: number; call: 'dump' | 'fsyncCount' | 'close' };

export type WorkerResult = Uint8Array | number | undefined;

/** An answer to a call by its id; id 0 is the answer to the start itself. */
export type WorkerAnswer = { id: number; result: WorkerResult } | { id: number; error: string };
