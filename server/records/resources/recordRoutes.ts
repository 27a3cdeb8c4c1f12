import type { FastifyInstance } from 'fastify';
import type { ResourceName } from '../../../src/resources/registry';
import { normaliseRecord, type RecordMode } from '../../../src/resources/schema/normaliseRecord';
import { toYup } from '../../../src/resources/schema/toYup';
import type { ServerContext } from '../../context';
import type { Access } from '../../platform/plugins/access';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { etag } from '../../platform/plugins/versions';
import { ID_PARAMS, recordAnswer } from './answerSchemas';
import { findRow } from './crudRepository';
import { resourceOf } from './fieldSql';
import type { Row } from './serverResource';
import { serverResources } from './serverResources';
import { createRecord, updateRecord } from './saveRecord';
import { routeScopeOf, scopeOf } from './scopes';

interface WithId {
  Params: { id: number };
  Body: Row;
}

/** Bodies are put in form before they are checked, as the form in the browser does it. */
function putInForm(name: ResourceName, mode: RecordMode) {
  return async (request: { body: unknown }): Promise<void> => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    request.body = normaliseRecord(resourceOf(name), body as Row, mode);
  };
}

/** One record with its version as `ETag`. 404 also when it is not this person's. */
export function showRoute(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  const resource = resourceOf(name);
  const details = serverResources[name].details;
  const response = { 200: recordAnswer(resource).shape({ ...details?.answer }) };
  const schema = { params: ID_PARAMS, summary: `One of ${resource.name}`, tags: [resource.name], response };
  const config = { access: 'own' as const, scope: routeScopeOf(name) };
  app.get<WithId>(`${resource.path}/:id`, { config, schema }, async (request, reply) => {
    const record = await findRow(context.db, resource, request.params.id, scopeOf(name, actorOf(request)));
    if (!record) throw notFound();
    etag(reply, record.version);
    return details ? { ...record, ...(await details.read(context.db, record)) } : record;
  });
}

/** `POST {list}`. What the body leaves out takes the declaration's `initial`. */
export function createRoute(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  const resource = resourceOf(name);
  const schema = {
    body: toYup(resource, 'create'),
    summary: `Add to ${resource.name}`,
    tags: [resource.name],
  };
  const config = { access: 'own' as const, scope: routeScopeOf(name) };
  const options = { config, schema, preValidation: putInForm(name, 'create') };
  app.post<{ Body: Row }>(resource.path, options, async (request, reply) => {
    const save = { context, request, name, body: request.body };
    return sendAnswer(reply, await once(context, request, (trx) => createRecord(trx, save)));
  });
}

/**
 * `PUT` replaces the whole record (what the body leaves out becomes null), `PATCH` the fields that it has. Both name
 * the version that was seen (`If-Match`) and ask for one permission, PUT's.
 */
export function editRoutes(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  const resource = resourceOf(name);
  const path = `${resource.path}/:id`;

  function add(method: 'PUT' | 'PATCH', mode: RecordMode, access: Access): void {
    const response = { 200: recordAnswer(resource) };
    const summary = `${method === 'PUT' ? 'Replace' : 'Change'} one of ${resource.name}`;
    app.route<WithId>({
      method,
      url: path,
      config: { access, scope: routeScopeOf(name) },
      schema: { params: ID_PARAMS, body: toYup(resource, mode), summary, tags: [resource.name], response },
      preValidation: putInForm(name, mode),
      handler: async (request, reply) => {
        const save = { context, request, name, body: request.body };
        return sendAnswer(
          reply,
          await once(context, request, (trx) => updateRecord(trx, save, request.params.id)),
        );
      },
    });
  }

  add('PUT', 'edit', 'own');
  add('PATCH', 'patch', { as: ['PUT', path] });
}
