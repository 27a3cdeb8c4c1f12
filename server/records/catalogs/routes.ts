import { nonDeliveryReasonsCall } from '../../../src/contract/board/catalogs';
import { colorsCall } from '../../../src/contract/catalogs/colors';
import type { RouteModule } from '../../context';
import { serve } from '../../platform/plugins/serve';

/** Short lists that never change while people work (spec §7, Catalogs); any session may read them. */
export const catalogsRoutes: RouteModule = (app, { db }) => {
  const config = { access: 'signedIn', scope: 'none' } as const;

  serve(app, colorsCall, config, () =>
    db.selectFrom('cdp_colors').select(['id', 'color', 'hex_color']).orderBy('id').execute(),
  );

  // Id 4 means other and asks for a text (spec §3, §4).
  serve(app, nonDeliveryReasonsCall, config, () =>
    db.selectFrom('non_delivery_reasons').select(['id', 'description']).orderBy('id').execute(),
  );
};
