import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';

interface SwitchMenuItemProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onSwitch: () => void;
}

/** An entry of a menu that switches something; the switch beside it is a picture of its state. */
export function SwitchMenuItem({ icon, label, isOn, disabled, onSwitch }: SwitchMenuItemProps) {
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} disabled={disabled} onClick={onSwitch}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} />
      <Switch
        edge="end"
        size="small"
        checked={isOn}
        tabIndex={-1}
        slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
      />
    </MenuItem>
  );
}
