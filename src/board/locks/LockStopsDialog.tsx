import { useState } from 'react';
import { lockStopCall, unlockStopCall } from '../../contract/dispatch/locks';
import type { StopsDialogProps } from '../actions/deliveryAction';
import { StopsDialog } from '../actions/StopsDialog';
import { useStopsCommand } from '../actions/useStopsCommand';
import { stopsCall } from '../commandCall';
import { LockedBecause } from './LockedBecause';
import { useLockReason } from './useLockReason';

/** Locks stops against automatic planning with one reason, or unlocks them. */
export default function LockStopsDialog({ stops, onClose }: StopsDialogProps) {
  const [{ event }, ...others] = stops;
  // Fixed when the dialog opens: a colleague's change must not reverse the question.
  const [isLocked] = useState(Boolean(event.locked_at));
  const verb = isLocked ? 'unlockStop' : 'lockStop';
  const { command, send } = useStopsCommand(stops, verb, { onClose });
  const reason = useLockReason();
  const save = () => {
    if (isLocked) return send((open, isMany) => stopsCall(unlockStopCall, open, {}, isMany));
    const text = reason.ask();
    if (text) send((open, isMany) => stopsCall(lockStopCall, open, { reason: text }, isMany));
  };
  return (
    <StopsDialog verb={verb} stops={stops} width="small" command={command} onSubmit={save} onClose={onClose}>
      {isLocked ? null : reason.field}
      {isLocked && others.length === 0 ? <LockedBecause record={event} /> : null}
    </StopsDialog>
  );
}
