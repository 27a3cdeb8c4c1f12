import { lazy, Suspense } from 'react';
import { useHandsStore } from '../dispatch/hands/handsStore';
import { usePlanView } from './planView';

const DraftPanel = lazy(() => import('./draft/DraftPanel'));

interface PlanDialogsProps {
  date: string;
  /** The CDP that the page is narrowed to; null: all. */
  cdpId: number | null;
}

/** Whichever tool of the page is open. */
export function PlanDialogs({ date, cdpId }: PlanDialogsProps) {
  const { tool } = usePlanView();
  const open = useHandsStore(tool);
  const onClose = () => tool.set(null);
  return (
    <Suspense fallback={null}>
      {open === 'automatic' ? <DraftPanel date={date} cdpId={cdpId} onClose={onClose} /> : null}
    </Suspense>
  );
}
