import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCallback, useState, type FormEvent } from 'react';
import type { CommandAnswer } from '../../domain/dispatchView';
import { eventStatusKey } from '../../domain/eventStatus';
import { isRecipientStop } from '../../domain/eventType';
import type { Problems } from '../../domain/problem';
import { changeStatusProblems } from '../../domain/statusChange';
import { statusesOffered } from '../../domain/transitions';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { useCommand, withReason } from '../useCommand';
import { ConflictNotice } from './ConflictNotice';
import type { ActionDialogProps } from './deliveryAction';
import { ForceDialog } from './ForceDialog';
import { statusCall } from './statusCall';
import { NO_STATUS, StatusFields } from './StatusFields';

/** Change status (spec §4, §5): status, reason, comment, "other" text; "Force change?" when the server asks. */
export default function ChangeStatusDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { offerUndo } = useBoardActions();
  const [input, setInput] = useState(NO_STATUS);
  const [problems, setProblems] = useState<Problems>({});
  const name = isRecipientStop(event.delivery_event_type_id) ? (event.participant_name ?? '') : '';

  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const changed = answer.events.find((each) => each.id === event.id);
      const status = translate(
        eventStatusKey(changed?.delivery_event_status_id ?? event.delivery_event_status_id),
      );
      offerUndo({
        commandId: answer.command_id,
        name,
        text: translate('dispatch.changeStatus.done', { name, status }),
      });
      onClose();
    },
    [event, name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;
  const isSaving = state.phase === 'saving';

  const save = (submit: FormEvent) => {
    submit.preventDefault();
    const found = changeStatusProblems(input, event);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) {
      document.getElementById(`change-status-${first}`)?.focus();
      return;
    }
    command.send(statusCall(event, input));
  };
  const shown: Problems = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;

  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="change-status-title"
    >
      <form onSubmit={save} noValidate>
        <DialogTitle id="change-status-title">
          {name
            ? translate('dispatch.changeStatus.title', { name })
            : translate('dispatch.changeStatus.bagsTitle')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{translate('dispatch.changeStatus.sentence')}</DialogContentText>
          {state.phase === 'conflict' ? (
            <ConflictNotice error={state.error} event={event} zone={manifest?.time_zone ?? 'UTC'} />
          ) : null}
          {state.phase === 'refused' ? (
            <Alert severity="error" role="alert">
              {errorText(state.error, translate)}
            </Alert>
          ) : null}
          <StatusFields
            statuses={statusesOffered(event)}
            input={input}
            problems={shown}
            onChange={setInput}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose} disabled={isSaving}>
            {translate('dispatch.changeStatus.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {translate('dispatch.changeStatus.save')}
          </Button>
        </DialogActions>
      </form>
      {state.phase === 'asking' ? (
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
