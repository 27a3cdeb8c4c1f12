import { useState } from 'react';
import { callOf, namedStops } from '../commandCall';
import { unassignCall } from '../../contract/dispatch/unassign';
import { useT } from '../../i18n/useT';
import { LockWarning } from '../locks/LockWarning';
import { ActionDialog } from './ActionDialog';
import { Agreement } from './Agreement';
import type { BulkDialogProps } from './deliveryAction';
import { namesOf } from './stopNames';
import { useBulkCommand } from './useBulkCommand';

/** A selection out of its runs, into the pool of its day. */
export default function UnassignStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const args = { smart_count: stops.length };
  const title = translate('crew.unassign.bulkTitle', args);
  const { command, send } = useBulkCommand(stops, { title, doneKey: 'crew.unassign.bulkDone', onClose });
  return (
    <ActionDialog
      title={title}
      sentence={translate('crew.unassign.bulkSentence', { ...args, names: namesOf(stops, translate) })}
      width="small"
      verb={translate('crew.unassign.verb', args)}
      keep={translate('crew.unassign.keep')}
      isDanger
      command={command}
      onSubmit={() => {
        setIsAsked(!agrees);
        if (!agrees) return document.getElementById('unassign-agree')?.focus();
        send((open) => callOf(unassignCall, null, namedStops(open)));
      }}
      onClose={onClose}
    >
      <LockWarning stops={stops} />
      <Agreement agrees={agrees} isAsked={isAsked} onChange={setAgrees} />
    </ActionDialog>
  );
}
