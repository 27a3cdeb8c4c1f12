import type { ServerContext } from '../../server/context';
import { secretOfKey, signatureOf } from '../../server/day/inbox/clientSignature';
import type { FuzzRequest } from './makeRequest';

/** Clients' systems: one of the whole operation, one of a CDP, and one whose key is worth nothing any more. */
export const FUZZ_CLIENTS = ['Client', 'Client of a CDP', 'Client with a revoked key'] as const;
type FuzzClient = (typeof FUZZ_CLIENTS)[number];

export function isClient(as: string | null): as is FuzzClient {
  return FUZZ_CLIENTS.some((client) => client === as);
}

interface FuzzKey {
  id: number;
  key_id: string;
  server_key_id: number;
}

/** The keys that requests are signed with: what other requests do to them is put right, so that the search goes on. */
export class FuzzClients {
  private constructor(
    private readonly context: ServerContext,
    private readonly keys: ReadonlyMap<FuzzClient, FuzzKey>,
  ) {}

  /** On a demo as it was loaded. */
  static async open(context: ServerContext): Promise<FuzzClients> {
    const { db, clock } = context;
    const source = await db
      .selectFrom('funding_sources')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const cdp = await db.selectFrom('cdps').select('id').orderBy('id').executeTakeFirstOrThrow();
    const keys = new Map<FuzzClient, FuzzKey>();
    for (const name of FUZZ_CLIENTS) {
      const key = await db
        .insertInto('inbox_keys')
        .values({
          key_id: `rx_fuzz_${keys.size}`,
          name,
          funding_source_id: source.id,
          close_door_pharmacy_id: name === 'Client of a CDP' ? cdp.id : null,
          created_by_name: name,
          created_at: clock(),
          revoked_at: name === 'Client with a revoked key' ? clock() : null,
        })
        .returning(['id', 'key_id', 'server_key_id'])
        .executeTakeFirstOrThrow();
      keys.set(name, key);
    }
    return new FuzzClients(context, keys);
  }

  /** What the client's system sends with this body, right in every part. */
  async headersOf(client: FuzzClient, { body }: FuzzRequest): Promise<Record<string, string>> {
    const key = this.keys.get(client);
    if (!key) throw new Error(`${client} has no key`);
    if (client !== 'Client with a revoked key')
      await this.context.db
        .updateTable('inbox_keys')
        .set({ revoked_at: null })
        .where('id', '=', key.id)
        .where('revoked_at', 'is not', null)
        .execute();
    const timestamp = String(Math.floor(this.context.clock().getTime() / 1000));
    const secret = await secretOfKey(this.context, key);
    return {
      'x-client-key': key.key_id,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secret, timestamp, Buffer.from(body ?? '')),
    };
  }
}
