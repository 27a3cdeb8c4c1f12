import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { phoneBottomBar } from './messages/bottomBar';

interface PhoneSheetProps {
  id?: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog from below for a phone, with the button that closes it. */
export function PhoneSheet({ id, label, isOpen, onClose, children }: PhoneSheetProps) {
  const translate = useT();
  return (
    <Drawer
      id={id}
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { p: 4, maxHeight: '85dvh', bgcolor: 'background.paper' },
        },
      }}
    >
      {children}
      <Button variant="contained" onClick={onClose} sx={{ mt: 4, flexShrink: 0 }} {...phoneBottomBar}>
        {translate('screens.list.sheetDone')}
      </Button>
    </Drawer>
  );
}
