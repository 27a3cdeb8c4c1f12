import { Suspense } from 'react';
import { PERMISSIONS } from '../domain/access/permissions';
import type { ManifestView } from '../domain/runs/dispatchView';
import { isPublishOffered } from '../domain/runs/publishRun';
import { useAllowed } from '../providers/usePermissions';
import { useValue } from '../providers/valueStore';
import { Opening } from '../board/interaction/Opening';
import { usePlanView } from './planView';
import { lazyPart } from '../providers/lazyPart';

const RunsOfDayDialog = lazyPart(() => import('./runs/RunsOfDayDialog'));
const NewRunDialog = lazyPart(() => import('./runs/NewRunDialog'));
const PublishDayDialog = lazyPart(() => import('./runs/PublishDayDialog'));
const DraftPanel = lazyPart(() => import('./draft/DraftPanel'));

interface PlanDialogsProps {
  date: string;
  /** The CDP of the page's filter; null: all. */
  cdpId: number | null;
  /** Runs of the day. */
  manifests: readonly ManifestView[];
}

/** The open tool of the page. */
export function PlanDialogs({ date, cdpId, manifests }: PlanDialogsProps) {
  const { tool } = usePlanView();
  const open = useValue(tool);
  const onClose = () => tool.set(null);
  const mayPublish = useAllowed(PERMISSIONS.scheduling.publish);
  const isPublishNext = mayPublish && manifests.some(isPublishOffered);
  return (
    <Suspense fallback={<Opening onCancel={onClose} />}>
      {open === 'runsOfDay' ? (
        <RunsOfDayDialog date={date} onNewRun={() => tool.set('newRun')} onClose={onClose} />
      ) : null}
      {open === 'newRun' ? <NewRunDialog date={date} onClose={onClose} /> : null}
      {open === 'publishDay' ? <PublishDayDialog manifests={manifests} onClose={onClose} /> : null}
      {open === 'automatic' ? (
        <DraftPanel
          date={date}
          cdpId={cdpId}
          // A planned day is published next: it is asked at once, and one press away.
          onUsed={isPublishNext ? () => tool.set('publishDay') : undefined}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  );
}
