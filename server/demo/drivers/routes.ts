import { boolean, object } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import {
  demoDriversCall,
  switchDemoDriversCall,
  type DemoDriversState,
} from '../../../src/contract/demo/drivers';
import type { RouteModule } from '../../context';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';

const switched = withSchemas(switchDemoDriversCall, {
  body: object({ is_driving: boolean().required() }),
});

/** The switch of the demo's drivers; everybody in a demo may use it. */
export const demoDriversRoutes: RouteModule = (app) => {
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
