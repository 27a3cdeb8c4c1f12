import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { usePreference } from '../../providers/store';
import { usePermissions } from '../../providers/usePermissions';
import { routes } from '../routes';
import type { MenuGroup } from '../../ui/routes/routeTypes';
import { entryOf, menuEntries, shownEntries } from '../../ui/routes/menuEntries';
import { MenuEntry } from './MenuEntry';
import { MenuSection } from './MenuSection';
import { FIRST_OPEN, groupOf, openGroups } from './openGroups';

interface MenuProps {
  isFolded: boolean;
  /** After an entry was chosen: the drawer of a small screen closes. */
  onGo: () => void;
}

/** Scrolls the menu, and only the menu, until the entry of the page is in view. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry.bottom > bottom) menu.scrollTop += entry.bottom - bottom;
  else if (entry.top < top) menu.scrollTop -= top - entry.top;
}

/**
 * The left menu, from the route table and the user's permissions (spec §1). Open groups are stored per user; that of
 * the page on screen is open too, until the user folds it there.
 */
export function Menu({ isFolded, onGo }: MenuProps) {
  const translate = useT();
  const permissions = usePermissions();
  const { pathname } = useLocation();
  const items = useMemo(() => menuEntries(routes, permissions), [permissions]);
  const [stored, setStored] = usePreference<readonly MenuGroup[]>('menu_open', FIRST_OPEN);
  // Where the user opened or folded a group: there nothing opens by itself.
  const [touchedAt, setTouchedAt] = useState<string | null>(null);
  const page = entryOf(routes, pathname);
  const current = groupOf(items, page);
  const others = stored.filter((group) => group !== current);
  const wanted = current === null || touchedAt === pathname ? stored : [...others, current];
  const open = openGroups(items, wanted, page);
  const toggle = (group: MenuGroup) => {
    const rest = open.filter((each) => each !== group);
    setTouchedAt(pathname);
    setStored(open.includes(group) ? rest : [...rest, group]);
  };

  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (menu.current) showCurrent(menu.current);
  }, [pathname]);

  return (
    <Box
      component="nav"
      ref={menu}
      aria-label={translate('app.menu')}
      sx={{ padding: 2, overflowY: 'auto', flex: 1 }}
    >
      <List disablePadding>
        {items.map((item) =>
          item.kind === 'entry' ? (
            <MenuEntry
              key={item.route.path}
              route={item.route}
              selected={item.route.path === page}
              isFolded={isFolded}
              onGo={onGo}
            />
          ) : (
            <MenuSection
              key={item.group}
              group={item.group}
              isOpen={open.includes(item.group)}
              holdsPage={item.group === current}
              isFolded={isFolded}
              onToggle={() => toggle(item.group)}
            >
              {shownEntries(item.routes, page).map((route) => (
                <MenuEntry
                  key={route.path}
                  route={route}
                  selected={route.path === page}
                  isFolded={isFolded}
                  onGo={onGo}
                />
              ))}
            </MenuSection>
          ),
        )}
      </List>
    </Box>
  );
}
