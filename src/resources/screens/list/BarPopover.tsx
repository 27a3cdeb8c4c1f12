import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { SxProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { narrowAction, PageActionLabel } from '../../../ui/PageActionLabel';
import { PhoneSheet } from '../../../ui/PhoneSheet';
import { useEdges } from '../../../ui/useEdges';

interface BarPopoverProps {
  title: string;
  /** At which edge of the button it opens. */
  side: 'start' | 'end';
  button: Pick<ButtonProps, 'variant' | 'startIcon'>;
  sx: SxProps;
  children: ReactNode;
}

/** A button of a list's bar, and what it opens: below itself, on a phone as a sheet from below. */
export function BarPopover({ title, side, button, sx, children }: BarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, end } = useEdges();
  const edge = side === 'end' ? end : start;
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...button}
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={side === 'end' ? narrowAction : undefined}
      >
        {side === 'end' ? <PageActionLabel>{title}</PageActionLabel> : title}
      </Button>
      {isPhone ? (
        <PhoneSheet id={id} label={title} isOpen={anchor !== null} onClose={close}>
          {children}
        </PhoneSheet>
      ) : (
        <Popover
          id={id}
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
          transformOrigin={{ vertical: 'top', horizontal: edge }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx } }}
        >
          {children}
        </Popover>
      )}
    </>
  );
}
