import { registry } from '../../../src/resources/registry';
import type { Resource } from '../../../src/resources/schema/defineResource';
import { routePermissions } from '../../../server/platform/plugins/access';
import { makeRecord } from '../../support/records';
import { testServer, type TestAnswer, type TestServer, type TestSession } from '../../support/server';

export interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}

export interface ErrorBody {
  status_code: string;
  message: string;
  errors?: Record<string, { message: string; args?: Record<string, unknown> }>;
  args?: Record<string, unknown>;
}

export const resources: readonly Resource[] = Object.values(registry);

export function resourceNamed(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
}

/** A run takes drivers and vehicles that are at work. */
const FIT_TO_REFER: Record<string, Record<string, unknown>> = {
  employees: { type: 'Driver', is_active: true },
  vehicles: { is_active: true },
};

/** A server with somebody who may do everything, and records of every resource on demand. */
export class House {
  readonly #referred = new Map<string, number>();
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly admin: TestSession,
  ) {}

  static async open(): Promise<House> {
    const server = await testServer();
    const permissions = routePermissions(server.app);
    return new House(server, await server.signInAs('administrator', { permissions, full_name: 'Ada Admin' }));
  }

  next(): number {
    return ++this.#count;
  }

  readonly referTo = async (name: string): Promise<number> => {
    const known = this.#referred.get(name);
    if (known !== undefined) return known;
    const { id } = await this.add(resourceNamed(name), FIT_TO_REFER[name] ?? {});
    this.#referred.set(name, id);
    return id;
  };

  /** A valid body that collides with nothing that is there. */
  body(resource: Resource): Promise<Row> {
    // Of one client, no two price lists may be valid on one day: each made one has a client of its own.
    const referTo =
      resource.name === 'price_lists'
        ? async (name: string) => (await this.add(resourceNamed(name))).id
        : this.referTo;
    return makeRecord(resource, this.next(), referTo) as Promise<Row>;
  }

  /** Through the API where it can be created there, else straight into the table. */
  async add(resource: Resource, changes: Record<string, unknown> = {}): Promise<Row> {
    const body = { ...(await this.body(resource)), ...changes };
    if (resource.actions.includes('create')) {
      const answer = await this.call<Row>('POST', resource.path, { body });
      if (answer.status !== 201) throw new Error(`${resource.name}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    }
    const id = await this.#plant(resource, body);
    return (await this.call<Row>('GET', `${resource.path}/${id}`)).body;
  }

  // The resources that commands alone may write.
  async #plant(resource: Resource, body: Record<string, unknown>): Promise<number> {
    if (resource.name === 'inspections') {
      const { id } = await this.server.db
        .insertInto('inspections')
        .values({ ...body, delivery_manifest_id: null, signature: null } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }
    const row = {
      ...body,
      delivery_manifest_id: null,
      delivery_event_type_id: 3,
      delivery_event_status_id: 1,
    };
    const { id } = await this.server.db
      .insertInto('delivery_events')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  call<T = ErrorBody>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    options: { body?: unknown; as?: TestSession; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer<T>> {
    return this.server.call<T>(method, path, { as: this.admin, ...options });
  }

  /** The list with these filters, in the query. */
  list(resource: Resource, query: Record<string, string> = {}): Promise<TestAnswer<Row[]>> {
    return this.call<Row[]>('GET', `${resource.path}?${new URLSearchParams(query).toString()}`);
  }

  auditOf(resource: Resource, id: number) {
    const entries = this.server.db.selectFrom('audit_entries').selectAll();
    return entries.where('resource', '=', resource.name).where('record_id', '=', id).orderBy('id').execute();
  }

  outboxOf(resource: Resource) {
    const entries = this.server.db.selectFrom('outbox').selectAll().where('topic', '=', 'resources');
    return entries.where('event', '=', `${resource.name}.changed`).orderBy('seq').execute();
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
