import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import type { Transition } from '../../domain/stops/lifeCycle';
import { useT } from '../../i18n/useT';
import { LifeCycleDays } from '../history/LifeCycleDays';
import { TransitionDetails } from '../history/TransitionDetails';
import { lifeCycleCall } from '../../contract/board/history';
import { readApi } from '../../providers/callApi';

interface UnassignHistoryProps {
  event: EventView;
  zone: string;
}

/** History of a delivery, shown before it is unassigned (spec §2). */
export function UnassignHistory({ event, zone }: UnassignHistoryProps) {
  const translate = useT();
  const [detail, setDetail] = useState<Transition | null>(null);
  const history = useQuery({
    queryKey: ['life_cycle', event.id, event.version],
    queryFn: ({ signal }) =>
      readApi(
        lifeCycleCall,
        { params: { manifestId: event.delivery_manifest_id ?? 0, eventId: event.id } },
        { signal },
      ),
  });
  if (history.isPending) return <Skeleton variant="rounded" height={120} />;
  if (history.isError) return <Alert severity="warning">{translate('dispatch.history.failed')}</Alert>;
  return (
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
  );
}
