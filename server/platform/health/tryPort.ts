import { createServer } from 'node:net';

/** Resolves when a server can listen there; rejects with the system's error (EADDRINUSE, EACCES). Port 0 is any free one. */
export function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
