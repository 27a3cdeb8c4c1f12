import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { errorText } from '../errorText';
import { withReason, type useCommand } from '../useCommand';
import { ConflictNotice } from './ConflictNotice';
import { OverrideDialog } from '../moves/OverrideDialog';
import { ForceDialog } from './ForceDialog';

interface ActionDialogProps {
  title: string;
  /** One sentence: what will happen to which stops. */
  sentence: ReactNode;
  width: keyof typeof SIZES.modal;
  /** Labels of the button that performs the action and of the button that cancels. */
  verb: string;
  keep: string;
  isDanger?: boolean;
  isBlocked?: boolean;
  /** The fields contain their own forms (an address, a phone); HTML forms cannot be nested. */
  hasForms?: boolean;
  command: Pick<ReturnType<typeof useCommand>, 'state' | 'force' | 'reset'>;
  /** The stop of the dialog, for the message of a conflict. */
  event?: EventView;
  zone?: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Between the two verbs and the left edge. */
  more?: ReactNode;
  children?: ReactNode;
}

/**
 * Frame of an action's dialog: a sentence, the fields, two buttons, errors at the top and the question
 * whether to override. It cannot be closed while it saves.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, sentence, width, verb, keep, isDanger = false, isBlocked = false, command, more } = props;
  const { hasForms = false } = props;
  const { event, zone = 'UTC', onSubmit, onClose, children } = props;
  const translate = useT();
  const id = useId();
  const { state } = command;
  const isSaving = state.phase === 'saving';
  const submit = (form: FormEvent) => {
    form.preventDefault();
    // A form inside a form's dialog (an address, a phone) submits only itself.
    form.stopPropagation();
    if (!isBlocked) onSubmit();
  };
  return (
    <Dialog
      open
      fullWidth
      onClose={isSaving ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal[width] } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText component="div">{sentence}</DialogContentText>
        {state.phase === 'conflict' && event ? (
          <ConflictNotice error={state.error} event={event} zone={zone} />
        ) : null}
        {(state.phase === 'conflict' && !event) || state.phase === 'refused' ? (
          <Alert severity={state.phase === 'conflict' ? 'warning' : 'error'} role="alert">
            {errorText(state.error, translate)}
          </Alert>
        ) : null}
        {hasForms ? (
          children
        ) : (
          <form id={`${id}-form`} onSubmit={submit} noValidate style={{ display: 'contents' }}>
            {children}
          </form>
        )}
      </DialogContent>
      <DialogActions>
        {more ? <span style={{ marginInlineEnd: 'auto' }}>{more}</span> : null}
        <Button color="secondary" onClick={onClose} disabled={isSaving}>
          {keep}
        </Button>
        <Button
          {...(hasForms ? { onClick: onSubmit } : { type: 'submit', form: `${id}-form` })}
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={isSaving}
          disabled={isBlocked}
        >
          {verb}
        </Button>
      </DialogActions>
      {state.phase === 'asking' && state.call.needsReason ? (
        <OverrideDialog
          title={title}
          error={state.error}
          onOverride={(reason) => command.force(withReason(state.call, reason))}
          onBack={command.reset}
        />
      ) : null}
      {state.phase === 'asking' && !state.call.needsReason ? (
        <ForceDialog
          question={state.question}
          error={state.error}
          call={state.call}
          onForce={(reason) => command.force(withReason(state.call, reason))}
          onBack={command.reset}
        />
      ) : null}
    </Dialog>
  );
}
