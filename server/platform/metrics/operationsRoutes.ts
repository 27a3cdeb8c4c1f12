import { hostname } from 'node:os';
import { operationsCall } from '../../../src/contract/operations/operations';
import { toWire } from '../../../src/domain/time/dates';
import type { RouteModule } from '../../context';
import { serve } from '../plugins/serve';
import { RecentFigures } from './recentFigures';

/** `GET /operations`: the last hours of this server, for the page of administrators. */
export const operationsRoutes: RouteModule = (app, { clock }) => {
  const recent = new RecentFigures(app.metrics, clock);
  const started_at = toWire(clock());
  const server = `${hostname()}, ${process.pid}`;
  app.addHook('onReady', async () => recent.start());
  app.addHook('onClose', async () => recent.stop());
  serve(app, operationsCall, { scope: 'operation' }, async () => ({
    server,
    started_at,
    points: await recent.read(),
  }));
};
