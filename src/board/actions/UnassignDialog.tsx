import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { stopCall } from '../commandCall';
import { unassignOneCall } from '../../contract/dispatch/unassign';
import { isAllowed } from '../../domain/access/access';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import type { LifeCycle, Transition } from '../../domain/stops/lifeCycle';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { request } from '../../providers/http';
import { usePermissions } from '../../providers/usePermissions';
import { useBoardActions } from '../boardActions';
import '../history/history.css';
import { LifeCycleDays } from '../history/LifeCycleDays';
import { TransitionDetails } from '../history/TransitionDetails';
import { LockWarning } from '../locks/LockWarning';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import { Agreement } from './Agreement';
import type { ActionDialogProps } from './deliveryAction';
import { stopPath } from './stopPath';

/** Unassign: what has happened so far, "I agree", and out of the run it goes (spec §2, §4). */
export default function UnassignDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const mayRead = isAllowed(PERMISSIONS.dispatch.viewHistory, usePermissions());
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [detail, setDetail] = useState<Transition | null>(null);
  const zone = manifest?.time_zone ?? 'UTC';
  const name = event.participant_name ?? '';
  const order = event.order_number ?? '';
  const words = { name, order, run: manifest?.name ?? '' };
  const history = useQuery({
    queryKey: ['life_cycle', event.id, event.version],
    queryFn: ({ signal }) =>
      request<LifeCycle>(stopPath(event, 'life_cycle'), { signal, toast: false }).then(({ data }) => data),
    enabled: mayRead && manifest !== null,
  });
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({
        commandId: answer.command_id,
        name,
        text: translate('crew.unassign.done', { order, name }),
      });
      onClose();
    },
    [name, order, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const save = () => {
    setIsAsked(!agrees);
    if (agrees) command.send(stopCall(unassignOneCall, event, {}));
    else document.getElementById('unassign-agree')?.focus();
  };
  return (
    <ActionDialog
      title={translate('crew.unassign.title', words)}
      sentence={translate('crew.unassign.sentence', words)}
      width="medium"
      verb={translate('crew.unassign.verb', { smart_count: 1 })}
      keep={translate('crew.unassign.keep')}
      isDanger
      command={command}
      event={event}
      zone={zone}
      onSubmit={save}
      onClose={onClose}
    >
      <LockWarning stops={[{ event, manifest }]} />
      {mayRead && history.isPending ? <Skeleton variant="rounded" height={120} /> : null}
      {history.isError ? <Alert severity="warning">{translate('dispatch.history.failed')}</Alert> : null}
      {history.data ? (
        <section
          aria-label={translate('dispatch.history.title')}
          tabIndex={0}
          style={{ maxHeight: '40vh', overflowY: 'auto' }}
        >
          {detail ? (
            <TransitionDetails transition={detail} zone={zone} onBack={() => setDetail(null)} onBags={null} />
          ) : (
            <LifeCycleDays lifeCycle={history.data} zone={zone} lastSeen={null} onDetails={setDetail} />
          )}
        </section>
      ) : null}
      <Agreement agrees={agrees} isAsked={isAsked} onChange={setAgrees} />
    </ActionDialog>
  );
}
