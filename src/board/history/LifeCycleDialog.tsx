import { Button, DialogActions, DialogContent, DialogTitle, IconButton, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Transition } from '../../domain/stops/lifeCycle';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import type { ActionDialogProps } from '../actions/deliveryAction';
import { LoadFailed } from '../../ui/LoadFailed';
import { BagList } from './BagList';
import type { BagQuestion } from './bagQuestion';
import { LifeCycleDays } from './LifeCycleDays';
import { LifeCycleHeader } from './LifeCycleHeader';
import { TransitionDetails } from './TransitionDetails';
import { lifeCycleCall } from '../../contract/board/history';
import { readApi } from '../../providers/callApi';
import styles from './lifeCycle.module.css';
import { ArrowBack as ArrowBackIcon } from '../../ui/pointingIcons';

/** Delivery history (spec §2): header, life cycle by day, and the details of one entry behind a back arrow. */
export default function LifeCycleDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const [detail, setDetail] = useState<Transition | null>(null);
  const [lastSeen, setLastSeen] = useState<number | null>(null);
  const [bags, setBags] = useState<BagQuestion | null>(null);
  const params = { manifestId: event.delivery_manifest_id ?? 0, eventId: event.id };
  const query = useQuery({
    // The version is part of the key, so a change while the dialog is open appears in it.
    queryKey: ['life_cycle', event.id, event.version],
    queryFn: ({ signal }) => readApi(lifeCycleCall, { params }, { signal }),
    placeholderData: (previous) => previous,
  });
  const zone = manifest?.time_zone ?? query.data?.time_zone ?? 'UTC';
  const showDetails = (transition: Transition) => {
    setLastSeen(transition.id);
    setDetail(transition);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="history-title">
      <DialogTitle id="history-title">{translate('dispatch.history.title')}</DialogTitle>
      <DialogContent>
        {query.isError ? (
          <LoadFailed onRetry={() => void query.refetch()}>{translate('dispatch.history.failed')}</LoadFailed>
        ) : null}
        {query.isPending ? <Skeleton variant="rounded" height={240} /> : null}
        {query.data ? (
          <>
            <LifeCycleHeader lifeCycle={query.data} zone={zone} eventId={event.id} />
            {manifest && bags ? (
              <section className={styles.details}>
                <div className={styles.back}>
                  <IconButton
                    autoFocus
                    onClick={() => setBags(null)}
                    aria-label={translate('dispatch.history.back')}
                  >
                    <ArrowBackIcon />
                  </IconButton>
                  {translate('proof.bags.title', { run: manifest.name })}
                </div>
                <BagList manifestId={manifest.id} zone={zone} question={bags} />
              </section>
            ) : detail ? (
              <TransitionDetails
                transition={detail}
                zone={zone}
                onBack={() => setDetail(null)}
                onBags={manifest ? setBags : null}
              />
            ) : (
              <LifeCycleDays lifeCycle={query.data} zone={zone} lastSeen={lastSeen} onDetails={showDetails} />
            )}
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('dispatch.history.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
