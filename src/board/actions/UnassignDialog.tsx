import { useState } from 'react';
import { unassignCall, unassignOneCall } from '../../contract/dispatch/unassign';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import { usePermissions } from '../../providers/usePermissions';
import { callOf, namedStops, stopCall } from '../commandCall';
import { LockWarning } from '../locks/LockWarning';
import { Agreement } from './Agreement';
import type { StopsDialogProps } from './deliveryAction';
import { StopsDialog } from './StopsDialog';
import { UnassignHistory } from './UnassignHistory';
import { useStopsCommand } from './useStopsCommand';

/** Unassign: the history of the delivery, "I agree", and the delivery leaves the run (spec §2, §4). */
export default function UnassignDialog({ stops, onClose }: StopsDialogProps) {
  const mayRead = isAllowed(PERMISSIONS.dispatch.viewHistory, usePermissions());
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { command, send } = useStopsCommand(stops, 'unassign', { onClose });
  const [{ event, manifest }, ...others] = stops;
  const isOne = others.length === 0;
  const save = () => {
    setIsAsked(!agrees);
    if (!agrees) return document.getElementById('unassign-agree')?.focus();
    send((open, isMany) =>
      isMany ? callOf(unassignCall, null, namedStops(open)) : stopCall(unassignOneCall, open[0].event, {}),
    );
  };
  return (
    <StopsDialog
      verb="unassign"
      stops={stops}
      width={isOne ? 'medium' : 'small'}
      isDanger
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      <LockWarning stops={stops} />
      {isOne && mayRead && manifest ? <UnassignHistory event={event} zone={manifest.time_zone} /> : null}
      <Agreement count={stops.length} agrees={agrees} isAsked={isAsked} onChange={setAgrees} />
    </StopsDialog>
  );
}
