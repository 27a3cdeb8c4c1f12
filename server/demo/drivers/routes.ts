import { boolean, object } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import {
  demoDriversCall,
  switchDemoDriversCall,
  type DemoDriversState,
} from '../../../src/contract/demo/drivers';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { rollDemoDay } from '../rollDay';

const switched = withSchemas(switchDemoDriversCall, {
  body: object({ is_driving: boolean().required() }),
});

/** So soon after midnight a demo that nobody restarts has a new day. */
const ROLL_MS = 5 * MINUTE_MS;

/** The switch of the demo's drivers, which everybody in a demo may use, and the job that begins its days. */
export const demoDriversRoutes: RouteModule = (app, context) => {
  if (context.config.demo)
    app.jobs.every(ROLL_MS, 'rollDemoDay', async () => {
      if (await rollDemoDay(context)) await app.demoDrivers.startNewDay();
    });
  const config = { access: 'signedIn', scope: 'none' } as const;
  const state = (): DemoDriversState => ({
    is_available: app.demoDrivers.isAvailable,
    is_driving: app.demoDrivers.isDriving,
  });

  serve(app, demoDriversCall, config, state);

  serve(app, switched, config, async ({ body }) => {
    if (!app.demoDrivers.isAvailable) throw notFound();
    if (body.is_driving) app.demoDrivers.start();
    else await app.demoDrivers.stop();
    return state();
  });
};
