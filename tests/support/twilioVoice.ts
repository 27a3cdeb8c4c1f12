import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCOUNT = `AC${'1'.repeat(32)}`;
export const AUTH_TOKEN = 'the-auth-token';

interface Asked {
  method: string;
  path: string;
  fields: Record<string, string>;
}

/** Answers as the vendor documents it, and refuses what the vendor refuses. */
export class FakeVendor {
  readonly asked: Asked[] = [];
  refusesCalls = false;
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
        const path = request.url ?? '';
        const method = request.method ?? '';
        const status = this.#judge(request.headers.authorization, method, path, fields);
        if (status < 300) this.asked.push({ method, path, fields });
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(status < 300 ? { status: 'queued' } : { code: 21211, status }));
      });
    });
  }

  #judge(auth: string | undefined, method: string, path: string, fields: Record<string, string>): number {
    const wanted = `Basic ${Buffer.from(`${ACCOUNT}:${AUTH_TOKEN}`).toString('base64')}`;
    if (auth !== wanted) return 401;
    const base = `/2010-04-01/Accounts/${ACCOUNT}/Conferences/`;
    if (!path.startsWith(base) || !path.endsWith('.json')) return 404;
    if (method === 'POST' && path.endsWith('/Participants.json')) {
      const isNumber = /^\+1\d{10}$/;
      const isRight =
        isNumber.test(fields.From ?? '') &&
        isNumber.test(fields.To ?? '') &&
        (fields.Label ?? '') !== '' &&
        Number(fields.Timeout) <= 600 &&
        URL.canParse(fields.StatusCallback ?? '') &&
        (fields.StatusCallbackEvent ?? '')
          .split(' ')
          .every((event) => ['initiated', 'ringing', 'answered', 'completed'].includes(event));
      return isRight && !this.refusesCalls ? 201 : 400;
    }
    // Whoever is in a conference is changed by its number alone, not by its name.
    return path.startsWith(`${base}CF`) ? 200 : 404;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }
}
