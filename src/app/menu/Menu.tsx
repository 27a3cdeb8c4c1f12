import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import { useId, useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { usePreference } from '../../providers/store';
import { usePermissions } from '../../providers/usePermissions';
import { routes } from '../routes';
import type { MenuGroup } from '../../ui/routes/routeTypes';
import { MenuEntry } from './MenuEntry';
import { menuEntries, type MenuRoute } from '../../ui/routes/menuEntries';

interface MenuProps {
  isFolded: boolean;
  /** After an entry was chosen: the drawer of a small screen closes. */
  onGo: () => void;
}

interface GroupProps extends MenuProps {
  group: MenuGroup;
  routes: readonly MenuRoute[];
}

/** A section of the menu that can be collapsed, stored as a preference. In the folded menu it is a line. */
function Group({ group, routes: entries, isFolded, onGo }: GroupProps) {
  const translate = useT();
  const id = useId();
  const [closed, setClosed] = usePreference<readonly MenuGroup[]>('menu_closed', []);
  const isClosed = closed.includes(group) && !isFolded;
  const toggle = () => setClosed(isClosed ? closed.filter((one) => one !== group) : [...closed, group]);
  return (
    <li>
      {isFolded ? (
        <Divider sx={{ marginBlock: 2 }} />
      ) : (
        <ButtonBase
          onClick={toggle}
          aria-expanded={!isClosed}
          aria-controls={id}
          sx={(theme) => ({
            width: '100%',
            minHeight: 32,
            marginTop: 3,
            paddingInline: 2.5,
            justifyContent: 'space-between',
            borderRadius: `${theme.sizes.radiusSmall}px`,
            color: theme.tokens.textMuted,
            ...theme.typography.caption,
            fontWeight: 600,
          })}
        >
          {translate(`pages.${group}`)}
          <ExpandMoreIcon sx={{ fontSize: 18, transform: isClosed ? 'rotate(-90deg)' : 'none' }} />
        </ButtonBase>
      )}
      <List id={id} disablePadding hidden={isClosed} aria-label={translate(`pages.${group}`)}>
        {entries.map((route) => (
          <MenuEntry key={route.path} route={route} isFolded={isFolded} onGo={onGo} />
        ))}
      </List>
    </li>
  );
}

/** The left menu, from the route table and the user's permissions (spec §1). */
export function Menu({ isFolded, onGo }: MenuProps) {
  const translate = useT();
  const permissions = usePermissions();
  const items = useMemo(() => menuEntries(routes, permissions), [permissions]);
  return (
    <Box component="nav" aria-label={translate('app.menu')} sx={{ padding: 2, overflowY: 'auto', flex: 1 }}>
      <List disablePadding>
        {items.map((item) =>
          item.kind === 'entry' ? (
            <MenuEntry key={item.route.path} route={item.route} isFolded={isFolded} onGo={onGo} />
          ) : (
            <Group key={item.group} group={item.group} routes={item.routes} isFolded={isFolded} onGo={onGo} />
          ),
        )}
      </List>
    </Box>
  );
}
