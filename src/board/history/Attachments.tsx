import { Alert } from '@mui/material';
import { useState } from 'react';
import type { Transition } from '../../domain/stops/lifeCycle';
import { hasPhoto, hasVisibleSignature, proofNotices } from '../../domain/stops/proofNotices';
import { useT } from '../../i18n/useT';
import styles from './attachments.module.css';
import textStyles from '../../ui/theme/text.module.css';

type Proven = Pick<Transition, 'delivery_event_status_id' | 'path_evidence' | 'signature' | 'source'>;

function Photo({ src }: { src: string }) {
  const translate = useT();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Alert severity="warning">{translate('proof.photoFailed')}</Alert>;
  return <img src={src} alt={translate('proof.photo')} onError={() => setIsBroken(true)} />;
}

/** Photo and signature of an entry, or the text that replaces them (spec §2, §4). */
export function Attachments({ transition }: { transition: Proven }) {
  const translate = useT();
  const photo = transition.path_evidence ?? '';
  return (
    <div className={styles.attachments}>
      {hasPhoto(transition) ? (
        <figure>
          <Photo key={photo} src={photo} />
          <figcaption>{translate('proof.photo')}</figcaption>
        </figure>
      ) : null}
      {hasVisibleSignature(transition) ? (
        <figure>
          <img
            className={styles.signature}
            src={`data:image/png;base64,${transition.signature}`}
            alt={translate('proof.signature')}
          />
          <figcaption>{translate('proof.signature')}</figcaption>
        </figure>
      ) : null}
      {proofNotices(transition).map((notice) => (
        <p key={notice} className={textStyles.quiet}>
          {translate(`proof.notices.${notice}`)}
        </p>
      ))}
    </div>
  );
}
