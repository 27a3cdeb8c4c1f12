import { registry } from '../../../src/resources/registry';
import type { RouteModule } from '../../context';
import { crudRoutes } from './crudRoutes';
import { isResourceName } from './fieldSql';

/** The routes of every declared resource: a new declaration needs nothing here. */
export const resourcesRoutes: RouteModule = (app, context) => {
  for (const name of Object.keys(registry).filter(isResourceName)) crudRoutes(app, context, name);
};
