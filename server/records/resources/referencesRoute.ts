import type { FastifyInstance } from 'fastify';
import { array, number, object, string } from 'yup';
import type { ResourceName } from '../../../src/resources/registry';
import type { ServerContext } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { ID_PARAMS } from './answerSchemas';
import { findRow } from './crudRepository';
import { resourceOf } from './fieldSql';
import { routeScopeOf, scopeOf } from './scopes';
import { usesOf } from './references';

const USES_ANSWER = array(
  object({
    name: string().required(),
    field: string().nullable().defined(),
    total: number().integer().required(),
    names: array(string().required()).required(),
  }),
);

/** `GET {list}/:id/uses`: what still names a record, asked by the form before it is switched off. */
export function usesRoute(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  const resource = resourceOf(name);
  const path = `${resource.path}/:id`;
  const schema = {
    params: ID_PARAMS,
    summary: `Where one of ${resource.name} is in use`,
    tags: [resource.name],
    response: { 200: USES_ANSWER },
  };
  const config = { access: { as: ['PUT', path] as [string, string] }, scope: routeScopeOf(name) };
  app.get<{ Params: { id: number } }>(`${path}/uses`, { config, schema }, async (request) => {
    const actor = actorOf(request);
    const record = await findRow(context.db, resource, request.params.id, scopeOf(name, actor));
    if (!record) throw notFound();
    return usesOf(context.db, name, record.id, actor, context.clock());
  });
}
