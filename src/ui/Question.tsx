import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Dialog } from './unsaved/Dialog';

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** Label of the button that goes on. */
  confirm: string;
  /** Label of the button that changes nothing; it has the focus. */
  keep: string;
  color?: ButtonProps['color'];
  role?: 'dialog' | 'alertdialog';
  isOpen?: boolean;
  isBusy?: boolean;
  isWide?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** A question with two answers. Escape, a press outside and Enter give the one that changes nothing. */
export function Question(props: QuestionProps) {
  const { title, children, confirm, keep, color = 'error', role = 'dialog' } = props;
  const { isOpen = true, isBusy = false, isWide = false, onConfirm, onKeep } = props;
  const id = useId();
  // A warning comes unasked, and its main answer is to stay; a question follows a press on the verb that it asks about.
  const isWarning = role === 'alertdialog';
  const goOn = (
    <Button
      key="go-on"
      color={color}
      variant={isWarning ? 'text' : 'contained'}
      loading={isBusy}
      onClick={onConfirm}
    >
      {confirm}
    </Button>
  );
  const stay = (
    <Button
      key="stay"
      variant={isWarning ? 'contained' : 'text'}
      color={isWarning ? 'primary' : 'secondary'}
      autoFocus
      disabled={isBusy}
      onClick={onKeep}
    >
      {keep}
    </Button>
  );
  return (
    <Dialog
      open={isOpen}
      maxWidth="xs"
      fullWidth={isWide}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={isBusy ? undefined : onKeep}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>{isWarning ? [goOn, stay] : [stay, goOn]}</DialogActions>
    </Dialog>
  );
}
