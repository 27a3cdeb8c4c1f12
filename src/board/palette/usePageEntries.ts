import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { entryText, menuEntries } from '../../ui/routes/menuEntries';
import { useRouteTable } from '../../ui/routes/routeTableContext';
import { usePermissions } from '../../providers/usePermissions';
import type { PaletteEntry } from './paletteEntry';

/** The pages of the menu that the user may open. */
export function usePageEntries(): PaletteEntry[] {
  const translate = useT();
  const navigate = useNavigate();
  const routes = useRouteTable();
  const items = menuEntries(routes, usePermissions());
  return items
    .flatMap((item) => (item.kind === 'entry' ? [item.route] : item.routes))
    .map((route) => ({
      id: `page-${route.path}`,
      group: 'pages',
      label: entryText(route, translate),
      minText: 1,
      run: () => void navigate(route.path),
    }));
}
