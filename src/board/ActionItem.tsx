import { ListItemText, MenuItem, Typography, type MenuItemProps } from '@mui/material';
import { useTranslateAny } from '../i18n/useT';

interface ActionItemProps extends Omit<MenuItemProps, 'action'> {
  action: { name: string; hotkey?: string };
  onChoose: () => void;
}

/** One action in a menu, with the key that does the same. */
export function ActionItem({ action, onChoose, ...item }: ActionItemProps) {
  const translateAny = useTranslateAny();
  return (
    <MenuItem {...item} onClick={onChoose} aria-keyshortcuts={action.hotkey}>
      <ListItemText>{translateAny(`actions.${action.name}.label`)}</ListItemText>
      {action.hotkey ? (
        <Typography variant="body2" color="textSecondary" sx={{ ml: 4 }} aria-hidden="true">
          {action.hotkey.toUpperCase()}
        </Typography>
      ) : null}
    </MenuItem>
  );
}
