import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** `postgres://user` · `:password` · `@hosts…`; there may be several hosts, which is no address to `URL`. */
const WITH_PASSWORD = /^(\w+:\/\/[^:@/?]*):([^@/?]*)(@.*)$/;

/** How PostgreSQL's own tools reach the server: the password by the environment, as other people see the arguments. */
export function connectionOf(databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } {
  const [, start, password = '', rest] = WITH_PASSWORD.exec(databaseUrl) ?? [];
  if (!password) return { address: databaseUrl, env: process.env };
  return { address: `${start}${rest}`, env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } };
}

/** A tool that was started, and its end: resolves when it ends well, rejects with what it has said last. */
export interface StartedTool {
  child: ChildProcess;
  ended: Promise<void>;
}

/** Starts one of PostgreSQL's tools; those of its version or a newer one must be on PATH. */
export function startTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv): StartedTool {
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-1_000)));
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new Error(`${name} is not on this machine: install the client of PostgreSQL.`) : error;
  });
  const closed = once(child, 'close').then(([code]: unknown[]) => {
    if (code !== 0 && !child.killed)
      throw new Error(`${name} failed: ${said.trim() || `code ${String(code)}`}`);
  });
  return { child, ended: Promise.race([closed, failed]) };
}
