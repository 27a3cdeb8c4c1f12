import type { Worker } from 'node:worker_threads';
import fp from 'fastify-plugin';
import type { ContextOptions, ServerContext } from '../../context';
import { startThread } from '../../platform/threads/startThread';
import type { DemoDriversData } from './demoDriversThread';

declare module 'fastify' {
  interface FastifyInstance {
    demoDrivers: DemoDrivers;
  }
}

/** How long drivers may take to sign out at a stop. Milliseconds. */
const STOP_MS = 3_000;

/**
 * The demo's drivers, who drive today's runs in a thread, through the public API, as fast as the clock. They are there in
 * a demo alone; `DEMO_SIMULATION=0` leaves the runs where they are.
 */
export class DemoDrivers {
  #base: string | null = null;
  #thread: Worker | null = null;
  /** Sent off, and not called back since. */
  #isWanted = false;

  constructor(private readonly context: ServerContext) {}

  /** Whether somebody can send them off: this is a demo, and its address is known. */
  get isAvailable(): boolean {
    return this.#base !== null;
  }

  /** False as soon as no run of today is left to be driven. */
  get isDriving(): boolean {
    return this.#thread !== null;
  }

  /** Called once the server listens. `base`: of all calls, with `/api`. */
  openOn(base: string): void {
    this.#base = base;
  }

  start(): void {
    this.#isWanted = true;
    if (this.#base === null || this.#thread) return;
    const workerData: DemoDriversData = { base: this.#base };
    const thread = startThread('demoDriversThread', import.meta.url, { workerData });
    this.#thread = thread;
    const { log } = this.context;
    thread.on('error', (error) => log.error({ error: error.stack }, 'the demo drivers stopped'));
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = null;
    });
  }

  /** A new day has begun: who has driven on the last one drives on. */
  async startNewDay(): Promise<void> {
    if (!this.#isWanted) return;
    await this.stop();
    this.start();
  }

  /** Resolves when they have signed out, or after three seconds. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const thread = this.#thread;
    if (!thread) return;
    this.#thread = null;
    const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
    thread.postMessage('stop');
    const timer = setTimeout(() => void thread.terminate(), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}

export const demoDrivers = fp<ContextOptions>(
  async (app, { context }) => {
    app.decorate('demoDrivers', new DemoDrivers(context));
    app.addHook('preClose', () => app.demoDrivers.stop());
  },
  { name: 'demoDrivers', fastify: '5.x' },
);
