import { nonDeliveryReasonsCall } from '../../src/contract/board/catalogs';
import type { RouteModule } from '../context';
import { serve } from '../plugins/serve';

/** Short lists that never change while people work (spec §7, Catalogs); any session may read them. */
export const catalogsRoutes: RouteModule = (app, { db }) => {
  const config = { access: 'signedIn', scope: 'none' } as const;
  const tags = ['catalogs'];

  app.get('/catalogs/colors', { config, schema: { summary: 'Colours of CDPs', tags } }, async () =>
    db.selectFrom('cdp_colors').select(['id', 'color', 'hex_color']).orderBy('id').execute(),
  );

  // Id 4 means other and asks for a text (spec §3, §4).
  serve(app, nonDeliveryReasonsCall, config, () =>
    db.selectFrom('non_delivery_reasons').select(['id', 'description']).orderBy('id').execute(),
  );
};
