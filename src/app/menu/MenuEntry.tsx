import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { openReportDialog } from '../../ui/routes/reportDialogs';
import { entryText, type MenuRoute } from '../../ui/routes/menuEntries';
import { MENU_ICONS } from './menuIcons';

interface MenuEntryProps {
  route: MenuRoute;
  isFolded: boolean;
  /** Its page is open, or one that belongs to it. */
  selected: boolean;
  onGo: () => void;
}

/**
 * One menu entry: icon and label; in the folded menu the label is a tooltip and the accessible name. Memoized: a
 * navigation renders only two of them.
 */
export const MenuEntry = memo(function MenuEntry({ route, isFolded, selected, onGo }: MenuEntryProps) {
  const translate = useT();
  const Icon = MENU_ICONS[route.menu.icon];
  const title = entryText(route, translate);
  return (
    <ListItem disablePadding>
      <Tooltip title={isFolded ? title : ''} placement="right">
        <ListItemButton
          component={Link}
          to={route.path}
          onClick={(event: MouseEvent) => {
            onGo();
            const { report } = route.menu;
            // Ctrl, Cmd or Shift and a click open the page of the report in a new tab or window, as on every link.
            if (!report || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            openReportDialog.set(report);
          }}
          selected={selected}
          aria-current={selected ? 'page' : undefined}
          aria-label={isFolded ? title : undefined}
          sx={(theme) => ({
            minHeight: 36,
            borderRadius: `${theme.sizes.radiusSmall}px`,
            paddingBlock: 1,
            paddingInline: isFolded ? 0 : 2.5,
            // One step in: it belongs to the entry above it.
            paddingLeft: isFolded ? 0 : route.menu.under ? 6 : 2.5,
            justifyContent: isFolded ? 'center' : 'flex-start',
            color: selected ? theme.tokens.accent : theme.tokens.text,
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.tokens.accentSoft },
            '&:hover': { backgroundColor: theme.tokens.border },
          })}
        >
          <ListItemIcon sx={{ minWidth: isFolded ? 0 : 32 }}>
            <Icon sx={{ fontSize: 20 }} />
          </ListItemIcon>
          {!isFolded && (
            <ListItemText
              primary={title}
              sx={{ margin: 0 }}
              slotProps={{ primary: { variant: 'body2', fontWeight: selected ? 600 : 400 } }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});
