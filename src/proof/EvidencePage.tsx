import clsx from 'clsx';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { eventStatusKey } from '../domain/stops/eventStatus';
import { hasPhoto, hasVisibleSignature, proofNotices } from '../domain/stops/proofNotices';
import type { ProofView } from '../domain/stops/proofView';
import { Attachments } from '../board/history/Attachments';
import { momentInHistory } from '../board/history/moments';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { EvidenceSearch } from './EvidenceSearch';
import { ProofActions } from './ProofActions';
import { ProofState } from './ProofState';
import { useProof } from './useProof';
import textStyles from '../ui/theme/text.module.css';
import styles from './proof.module.css';

/** Photos and signatures of every attempt, large; attempts without proof show a text. */
function Gallery({ proof }: { proof: ProofView }) {
  const translate = useT();
  const language = useLanguage();
  const lines = proof.life_cycle
    .flatMap((day) => day.transitions)
    .filter((line) => hasPhoto(line) || hasVisibleSignature(line) || proofNotices(line).length > 0);
  if (lines.length === 0) return <p className={textStyles.quiet}>{translate('proof.nothing')}</p>;
  return (
    <div className={styles.gallery}>
      {lines.map((line) => (
        <section key={line.id}>
          <h2>{translate(eventStatusKey(line.delivery_event_status_id ?? 0))}</h2>
          <p className={textStyles.quiet}>{momentInHistory(line.datetime, proof.time_zone, language)}</p>
          {line.source ? (
            <p>{translate(`dispatch.history.by.${line.source}`, { name: line.created_by_name ?? '' })}</p>
          ) : null}
          {line.receptor_name ? (
            <p>{translate('dispatch.history.receptor', { name: line.receptor_name })}</p>
          ) : null}
          <Attachments transition={line} />
        </section>
      ))}
    </div>
  );
}

/** Delivery evidence (spec §2): finds a delivery, and shows its proof. */
export default function EvidencePage() {
  const translate = useT();
  const [params] = useSearchParams();
  const requestedId = Number(params.get('event'));
  const eventId = Number.isSafeInteger(requestedId) && requestedId > 0 ? requestedId : null;
  const query = useProof(eventId);
  const proof = query.data;
  return (
    <div className={styles.proof}>
      <Typography variant="h1">{translate('pages.deliveryEvidence')}</Typography>
      <p className={clsx(textStyles.quiet, styles.purpose, styles.noPrint)}>{translate('proof.purpose')}</p>
      <EvidenceSearch />
      {eventId === null ? null : proof ? (
        <article aria-label={translate('pages.deliveryEvidence')}>
          <header>
            <div>
              <h2>{proof.participant_name}</h2>
              <p>
                <bdi>{[proof.order_number, proof.full_address].filter(Boolean).join(' · ')}</bdi>{' '}
                <Link
                  component={RouterLink}
                  to={`/delivery-report/${proof.event_id}`}
                  className={styles.noPrint}
                >
                  {translate('proof.report')}
                </Link>
              </p>
            </div>
            <ProofActions eventId={proof.event_id} isPrintable={false} />
          </header>
          <Gallery proof={proof} />
        </article>
      ) : (
        <ProofState error={query.error} onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}
