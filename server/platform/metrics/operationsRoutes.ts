import { hostname } from 'node:os';
import { operationsCall, type OperationsView } from '../../../src/contract/operations/operations';
import { toWire } from '../../../src/domain/time/dates';
import type { RouteModule } from '../../context';
import type { Database } from '../database/database';
import { serve } from '../plugins/serve';
import { RecentFigures } from './recentFigures';

function replicaOf({ replica }: Pick<Database, 'replica'>): OperationsView['replica'] {
  if (!replica) return null;
  const { state, lagSeconds } = replica.status();
  return { state, lag_seconds: lagSeconds === null ? null : Math.round(lagSeconds * 10) / 10 };
}

/** `GET /operations`: the last hours of this server, for the page of administrators. */
export const operationsRoutes: RouteModule = (app, { clock, database }) => {
  const recent = new RecentFigures(app.metrics, clock);
  const started_at = toWire(clock());
  const server = `${hostname()}, ${process.pid}`;
  app.addHook('onReady', async () => recent.start());
  app.addHook('onClose', async () => recent.stop());
  serve(app, operationsCall, { scope: 'operation' }, async () => ({
    server,
    started_at,
    replica: replicaOf(database),
    points: await recent.read(),
  }));
};
