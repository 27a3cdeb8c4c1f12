/** A table with texts that the server's keys seal. */
interface SealedColumns {
  table: 'totp_factors' | 'push_keys' | 'webhook_endpoints';
  id: 'user_id' | 'id';
  columns: readonly string[];
  /** Part of the seal: a text that is put into another row does not open. */
  ownerOf: (id: number) => string;
}

/** All that is sealed in the database, by purpose: each purpose has a key of its own. */
export const SEALED_COLUMNS = {
  totp: {
    table: 'totp_factors',
    id: 'user_id',
    columns: ['secret', 'pending_secret'],
    ownerOf: (id) => `totp:${id}`,
  },
  push: { table: 'push_keys', id: 'id', columns: ['sealed_private_key'], ownerOf: () => 'push' },
  // Sealed before the endpoint has a number: the owner keeps it from opening anything else of this key.
  webhook: {
    table: 'webhook_endpoints',
    id: 'id',
    columns: ['sealed_secret', 'sealed_old_secret'],
    ownerOf: () => 'webhook endpoint',
  },
} satisfies Record<string, SealedColumns>;

export type SealingPurpose = keyof typeof SEALED_COLUMNS;
