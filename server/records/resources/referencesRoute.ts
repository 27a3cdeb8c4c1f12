import type { FastifyInstance } from 'fastify';
import { array, number, object, string } from 'yup';
import { recordCalls } from '../../../src/contract/records/records';
import type { ResourceName } from '../../../src/resources/registry';
import type { ServerContext } from '../../context';
import type { Access } from '../../platform/plugins/access';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
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
  const access: Access = { as: ['PUT', `${resource.path}/:id`] };
  const config = { access, scope: routeScopeOf(name), response: { 200: USES_ANSWER } };
  serve(app, recordCalls(resource).uses, config, async (request) => {
    const actor = actorOf(request);
    const record = await findRow(context.db, resource, request.params.id, scopeOf(name, actor));
    if (!record) throw notFound();
    return usesOf(context.db, name, record.id, actor, context.clock());
  });
}
