import { IconButton, Link, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BagView } from '../../domain/custody/bagView';
import { hasPhoto } from '../../domain/stops/proofNotices';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { StatusChip } from '../StatusChip';
import { LoadFailed } from '../../ui/LoadFailed';
import { Attachments } from './Attachments';
import { readBags, type BagQuestion } from './bagQuestion';
import { momentInHistory, timeInHistory } from './moments';
import textStyles from '../../ui/theme/text.module.css';
import lifeCycleStyles from './lifeCycle.module.css';
import styles from './bagList.module.css';
import { ArrowBack as ArrowBackIcon } from '../../ui/pointingIcons';

function hasAttachment(bag: BagView): boolean {
  return hasPhoto(bag) || bag.signature !== null;
}

function Bag({ bag, zone, onView }: { bag: BagView; zone: string; onView: () => void }) {
  const translate = useT();
  const name = bag.participant_name ?? translate('proof.bags.order', { order: bag.order_number ?? bag.id });
  return (
    <li>
      <time>{timeInHistory(bag.created_at, zone)}</time>
      <div>
        <p>{name}</p>
        {bag.order_number ? (
          <p className={styles.quiet}>{translate('proof.bags.order', { order: bag.order_number })}</p>
        ) : null}
      </div>
      <StatusChip event={bag} />
      {hasAttachment(bag) ? (
        <Link
          component="button"
          type="button"
          aria-label={translate('proof.bags.attachmentOf', { name })}
          onClick={onView}
        >
          {translate('proof.bags.attachment')}
        </Link>
      ) : (
        <span className={styles.quiet}>{translate('proof.bags.none')}</span>
      )}
    </li>
  );
}

/** Bags of a pick-up or of a run's returns. An opened attachment replaces the list (spec §2). */
export function BagList(props: { manifestId: number; zone: string; question: BagQuestion }) {
  const { manifestId, zone, question } = props;
  const translate = useT();
  const language = useLanguage();
  const [shown, setShown] = useState<BagView | null>(null);
  const query = useQuery({
    queryKey: ['bags', manifestId, question],
    queryFn: ({ signal }) => readBags(manifestId, question, signal),
  });
  if (query.isPending) return <Skeleton variant="rounded" height={160} />;
  if (query.isError) {
    return <LoadFailed onRetry={() => void query.refetch()}>{translate('proof.bags.failed')}</LoadFailed>;
  }
  if (shown) {
    return (
      <section aria-label={translate('proof.bags.attachment')}>
        <div className={lifeCycleStyles.back}>
          <IconButton autoFocus onClick={() => setShown(null)} aria-label={translate('proof.bags.back')}>
            <ArrowBackIcon />
          </IconButton>
          {shown.participant_name} · {momentInHistory(shown.created_at, zone, language)}
        </div>
        {shown.return_created_at && shown.destination_full_address ? (
          <p className={textStyles.quiet}>
            {translate('dispatch.history.returnDestination')}: <bdi>{shown.destination_full_address}</bdi>
          </p>
        ) : null}
        <Attachments transition={shown} />
      </section>
    );
  }
  if (query.data.length === 0) {
    return (
      <p className={textStyles.quiet}>
        {translate(question.kind === 'returns' ? 'proof.bags.noReturns' : 'proof.bags.noPickups')}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {query.data.map((bag) => (
        <Bag key={bag.transition_id} bag={bag} zone={zone} onView={() => setShown(bag)} />
      ))}
    </ul>
  );
}
