import type { FastifyInstance } from 'fastify';
import { registry, type ResourceName } from '../../src/resources/registry';
import type { Room, ServerContext } from '../context';
import type { ResourceAction } from '../../src/resources/schema/defineResource';
import { isResourceName, resourceOf } from './fieldSql';
import { listRoutes } from './listRoutes';
import { createRoute, editRoutes, showRoute } from './recordRoutes';
import { usesRoute } from './usesRoute';

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
function crudRoutes(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  for (const action of resourceOf(name).actions) ROUTES_OF_ACTION[action](app, context, name);
}

/** The routes of every declared resource: a new declaration needs nothing here. */
export const resourcesRoom: Room = (app, context) => {
  for (const name of Object.keys(registry).filter(isResourceName)) crudRoutes(app, context, name);
};
