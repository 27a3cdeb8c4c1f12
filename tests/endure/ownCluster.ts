import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  anyPort,
  asPostgres,
  giveToPostgres,
  initServer,
  postgresBinaries,
  startServer,
  stopServer,
} from '../support/ownPostgres';

/** A PostgreSQL server of its own on one port, which can be killed and started again on what it had written. */
export class OwnCluster {
  readonly port = anyPort();

  private constructor(
    private readonly bin: string,
    readonly data: string,
    private readonly options: string,
  ) {}

  /** Below `folder`: the server that is there already, or (`isAnew`) a new one with an empty database; null where PostgreSQL's programs are missing. */
  static make(folder: string, options = '', isAnew = false): OwnCluster | null {
    const bin = postgresBinaries();
    if (!bin) return null;
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    giveToPostgres(folder);
    const data = join(folder, 'data');
    const cluster = new OwnCluster(bin, data, options);
    // What an interrupted run has left listens on a port that nobody knows any more.
    if (cluster.isRunning) cluster.kill();
    if (isAnew) rmSync(data, { recursive: true, force: true });
    const isNew = !existsSync(data);
    if (isNew) initServer(bin, data);
    cluster.start();
    if (!isNew) return cluster;
    asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${cluster.port} -U rx rx`);
    return cluster;
  }

  /** On a folder that a restore has filled. */
  static on(data: string, options = ''): OwnCluster {
    const bin = postgresBinaries();
    if (!bin) throw new Error('PostgreSQL is not on this machine');
    return new OwnCluster(bin, data, options);
  }

  get url(): string {
    return `postgres://rx@127.0.0.1:${this.port}/rx`;
  }

  start(): void {
    startServer(this.bin, this.data, this.options, this.port);
  }

  get isRunning(): boolean {
    try {
      asPostgres(`${this.bin}/pg_ctl -D ${this.data} status`);
      return true;
    } catch {
      return false;
    }
  }

  /** As when the power fails: nothing is written down any more. */
  kill(): void {
    stopServer(this.bin, this.data);
  }
}
