import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenStream {
  nfd: number;
}

/**
 * PGlite's file system on a folder, made durable: PGlite's own has no fsync, so PostgreSQL's calls for it do nothing
 * and a power cut could lose acknowledged writes.
 */
export class FsyncNodeFS extends NodeFS {
  #count = 0;

  /** How often a file was forced to the disk. */
  get fsyncCount(): number {
    return this.#count;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const fsync = (stream: OpenStream): number => {
      fsyncSync(stream.nfd);
      this.#count += 1;
      return 0;
    };
    // Before the mount that super.init() has queued, so that the first file already gets it.
    const addFsync = (module: { NODEFS: { stream_ops: { fsync?: typeof fsync } } }) => {
      module.NODEFS.stream_ops.fsync = fsync;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
