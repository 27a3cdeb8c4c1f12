import type { FastifyInstance } from 'fastify';
import type { ResourceName } from '../../../src/resources/registry';
import type { ResourceAction } from '../../../src/resources/schema/defineResource';
import type { ServerContext } from '../../context';
import { resourceOf } from './fieldSql';
import { listRoutes } from './listRoutes';
import { createRoute, editRoutes, showRoute } from './recordRoutes';
import { usesRoute } from './referencesRoute';

type AddRoutes = (app: FastifyInstance, context: ServerContext, name: ResourceName) => void;

/** Per action of a declaration: its routes. Nothing is ever deleted: records are disabled (`is_active`). */
const ROUTES_OF_ACTION: { readonly [A in ResourceAction]: AddRoutes } = {
  list: listRoutes,
  show: showRoute,
  create: createRoute,
  edit: (app, context, name) => {
    editRoutes(app, context, name);
    usesRoute(app, context, name);
  },
};

/** All routes that the declaration of a resource asks for. */
export function crudRoutes(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  for (const action of resourceOf(name).actions) ROUTES_OF_ACTION[action](app, context, name);
}
