import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { SxProps } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

interface BarPopoverProps {
  title: string;
  /** At which edge of the button it opens. */
  side: 'left' | 'right';
  button: Pick<ButtonProps, 'variant' | 'startIcon'>;
  sx: SxProps;
  children: ReactNode;
}

/** A button of a list's bar, and what it opens below itself. */
export function BarPopover({ title, side, button, sx, children }: BarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        {...button}
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx } }}
      >
        {children}
      </Popover>
    </>
  );
}
