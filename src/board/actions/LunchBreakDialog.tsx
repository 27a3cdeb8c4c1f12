import { Alert, MenuItem, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { runCall } from '../commandCall';
import { addOnCall } from '../../contract/dispatch/addOn';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { EVENT_TYPE } from '../../domain/stops/eventType';
import {
  LUNCH_IN_QUEUE,
  LUNCH_LONG_SHIFT_HOURS,
  LUNCH_PLACES,
  lunchSecuence,
  warnsOfLongShift,
} from '../../domain/runs/lunchBreak';
import { lunchBreakProblem, lunchPlace, shiftHoursOf } from '../../domain/runs/lunchPlan';
import { inOrder } from '../../domain/runs/stopOrder';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { RunDialogProps } from './runAction';

/**
 * Add lunch break: in the queue or at a place from 2 to 9. If it passes the shift's end, the server asks for
 * confirmation (spec §5).
 */
export default function LunchBreakDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo } = useBoardActions();
  const [place, setPlace] = useState(LUNCH_IN_QUEUE);
  const { name } = manifest;
  const driver = manifest.employee ?? translate('dispatch.noDriver');
  const hours = shiftHoursOf(manifest);
  const secuence = lunchSecuence(place);
  const problem = lunchBreakProblem(manifest, secuence);

  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({
        commandId: answer.command_id,
        name,
        text: translate('actions.lunchBreak.done', { driver, name }),
      });
      onClose();
    },
    [driver, name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;
  const refused = state.phase === 'refused' ? state.error.errors.secuence : undefined;

  // The stop that will follow the break; a place number alone is hard to understand.
  const at = lunchPlace(manifest.events, secuence);
  const next = inOrder(manifest.events)[at - 1];
  const before = next?.participant_name ?? (next ? translate('actions.lunchBreak.wayHome') : null);
  const send = () =>
    command.send(
      runCall(addOnCall, manifest, {
        delivery_event_type_id: EVENT_TYPE.startLunch,
        ...(secuence === null ? {} : { secuence }),
      }),
    );
  return (
    <ActionDialog
      title={translate('actions.lunchBreak.title', { name })}
      sentence={translate('actions.lunchBreak.sentence', { driver })}
      width="small"
      verb={translate('actions.lunchBreak.verb')}
      keep={translate('actions.lunchBreak.keep')}
      isBlocked={problem !== null}
      command={command}
      zone={manifest.time_zone}
      onSubmit={send}
      onClose={onClose}
    >
      {problem ? <Alert severity="error">{translateAny(problem.message, problem.args)}</Alert> : null}
      {warnsOfLongShift(hours) ? (
        <Alert severity="warning">
          {translate('actions.lunchBreak.longShift', {
            hours: Math.round(hours * 10) / 10,
            limit: LUNCH_LONG_SHIFT_HOURS,
          })}
        </Alert>
      ) : null}
      <TextField
        select
        size="small"
        fullWidth
        label={translate('actions.lunchBreak.place')}
        value={place}
        error={refused !== undefined}
        helperText={
          refused
            ? translateAny(refused.message, refused.args)
            : before
              ? translate('actions.lunchBreak.before', { name: before })
              : undefined
        }
        onChange={({ target }) => setPlace(Number(target.value))}
      >
        <MenuItem value={LUNCH_IN_QUEUE}>{translate('actions.lunchBreak.queue')}</MenuItem>
        {LUNCH_PLACES.map((each) => (
          <MenuItem key={each} value={each}>
            {translate('actions.lunchBreak.placeNumber', { place: each })}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
