import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useRef } from 'react';
import { mayCloseDialog } from '../../providers/unsaved';
import { isTypedIn, typedIsSaved } from './typedInDialogs';

interface OwnProps extends Omit<DialogProps, 'ref'> {
  /** A new value means: typed input was stored, and the dialog stays open. */
  stored?: string;
}

/** The dialog of every feature: Escape and a press outside ask first when it has typed or chosen input. */
export function Dialog({ onClose, stored, ...props }: OwnProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => typedIsSaved(root.current), [stored]);
  const ask: DialogProps['onClose'] = (event, reason) => {
    if (!root.current || !isTypedIn(root.current)) return onClose?.(event, reason);
    void mayCloseDialog().then((mayClose) => {
      if (mayClose && root.current?.isConnected) onClose?.(event, reason);
    });
  };
  return <MuiDialog {...props} ref={root} onClose={onClose && ask} />;
}
