import type { Db, Trx } from '../database/database';
import { permissionKey } from './actor';
import { publish } from './outbox';

/** Topic that only servers receive: the permissions of a user type, or the right to sign in, have changed. */
export const ACCESS_TOPIC = 'access';

// A NOTIFY can be lost with its connection. This limits how long a withdrawn permission still works.
const MAX_AGE_MS = 30_000;

interface Entry {
  readAt: number;
  keys: Promise<ReadonlySet<string>>;
}

/** Permissions by user type, read from the database and dropped when any server reports a change. */
export class PermissionCache {
  readonly #entries = new Map<number, Entry>();

  constructor(private readonly db: Db) {}

  /** `permissionKey` of each pair of the type. */
  of(userTypeId: number): Promise<ReadonlySet<string>> {
    const known = this.#entries.get(userTypeId);
    if (known && performance.now() - known.readAt < MAX_AGE_MS) return known.keys;
    const keys = this.#read(userTypeId);
    this.#entries.set(userTypeId, { readAt: performance.now(), keys });
    // A failed read must not be cached. Callers that await `keys` get the error.
    keys.catch(() => this.#entries.delete(userTypeId));
    return keys;
  }

  dropAll(): void {
    this.#entries.clear();
  }

  async #read(userTypeId: number): Promise<ReadonlySet<string>> {
    const pairs = await this.db
      .selectFrom('user_type_permissions')
      .select(['http_method', 'path_route'])
      .where('user_type_id', '=', userTypeId)
      .execute();
    return new Set(pairs.map((pair) => permissionKey([pair.http_method, pair.path_route])));
  }
}

/** Must be called last in a transaction that changes the permissions of a user type. */
export async function publishAccessChange(trx: Trx, userTypeId: number): Promise<void> {
  await publish(trx, { topic: ACCESS_TOPIC, event: 'changed', body: { user_type_id: userTypeId } });
}
