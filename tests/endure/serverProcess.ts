import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 120_000;

/** A server that is stopped, killed and started again on its port, as the version that lies in `main`. */
export class ServerProcess {
  child: ChildProcess | null = null;
  /** What it has printed since its last start. */
  said = '';

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly nodeArgs: readonly string[],
  ) {}

  static async onFreePort(
    env: Record<string, string>,
    nodeArgs: readonly string[] = [],
  ): Promise<ServerProcess> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return new ServerProcess(port, env, nodeArgs);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts `main.js` and waits until it is ready. */
  async start(main: string, more: Record<string, string> = {}): Promise<void> {
    this.said = '';
    const env = {
      ...process.env,
      DEMO_SIMULATION: '0',
      LOG_LEVEL: 'error',
      // A few people do the work of many here.
      CALLS_PER_MINUTE: '0',
      PHONE_CALLS_PER_MINUTE: '0',
      FILES_PER_MINUTE: '0',
      ...this.env,
      ...more,
      PORT: String(this.port),
    };
    const child = spawn(process.execPath, [...this.nodeArgs, main], { env });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.said = (this.said + text.toString()).slice(-20_000)));
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const until = performance.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (!this.isRunning) throw new Error(`The server ended: ${this.said}`);
      if (performance.now() > until) throw new Error(`The server is not ready: ${this.said}`);
      await sleep(50);
    }
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok ?? false;
  }

  /** SIGTERM: it ends by itself. Answers its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (!this.child || !this.isRunning) return this.child?.exitCode ?? null;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
