import clsx from 'clsx';
import { useParams } from 'react-router-dom';
import { proofMapCall } from '../contract/map/picture';
import { useT } from '../i18n/useT';
import { StaticMap } from '../ui/pictures/StaticMap';
import { ProofActions } from './ProofActions';
import { ProofFacts } from './ProofFacts';
import { ProofLines } from './ProofLines';
import { ProofState } from './ProofState';
import { useProof } from './useProof';
import styles from './proof.module.css';
import textStyles from '../ui/theme/text.module.css';

const MAP_HEIGHT = 240;

/** Delivery report (spec §2, `/delivery-report/{eventId}`): everything about one delivery on one page that prints. */
export default function DeliveryReportPage() {
  const translate = useT();
  const eventId = Number(useParams().eventId);
  const query = useProof(Number.isSafeInteger(eventId) ? eventId : 0);
  const proof = query.data;
  return (
    <article className={clsx(styles.proof, styles.page)}>
      <header>
        <h1>
          {translate('proof.report')}
          {proof ? ` ${proof.order_number ?? proof.tracking_number ?? proof.event_id}` : ''}
        </h1>
        {proof ? <ProofActions eventId={proof.event_id} isPrintable /> : null}
      </header>
      {proof ? (
        <>
          <ProofFacts proof={proof} />
          <div className={styles.map}>
            <StaticMap
              call={proofMapCall}
              params={{ id: proof.event_id }}
              alt={translate('proof.map', { name: proof.full_address ?? '' })}
              height={MAP_HEIGHT}
            />
          </div>
          <ProofLines proof={proof} />
          <p className={textStyles.quiet}>{translate('dispatch.history.zone', { zone: proof.time_zone })}</p>
        </>
      ) : (
        <ProofState error={query.error} onRetry={() => void query.refetch()} />
      )}
    </article>
  );
}
