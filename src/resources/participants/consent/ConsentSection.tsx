import AddIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { ConsentWord, ContactConsent } from '../../../contract/participants/consents';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { useAllowed } from '../../../providers/usePermissions';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Section } from '../../../ui/Section';
import { ConsentTag } from './ConsentTag';
import styles from './consent.module.css';
import { RecordConsentDialog } from './RecordConsentDialog';
import { useConsents } from './useConsents';
import { useWordText } from './useWordText';
import { phoneText } from '../../../providers/measures';

const LAW = ['given', 'refusal', 'stop', 'carrier'] as const;

/** What a participant has agreed to or refused, by phone, address and channel, with its proof. */
export default function ConsentSection({ participantId }: { participantId: number }) {
  const translate = useT();
  const { data, error, isPending, refetch, refresh } = useConsents(participantId);
  const mayRecord = useAllowed(PERMISSIONS.participants.recordConsent);
  const [recording, setRecording] = useState<ContactConsent | null>(null);
  return (
    <Section title={translate('consent.title')} purpose={translate('consent.purpose')}>
      <div className={styles.all}>
        {error && <LoadFailed onRetry={() => void refetch()}>{translate('consent.failed')}</LoadFailed>}
        {isPending && !error && <Skeleton variant="rounded" height={80} />}
        {data?.length === 0 && <p className={styles.quiet}>{translate('consent.none')}</p>}
        {data && data.length > 0 && (
          <ul className={styles.contacts}>
            {data.map((each) => (
              <Contact
                key={each.contact}
                contact={each}
                onRecord={mayRecord ? () => setRecording(each) : null}
              />
            ))}
          </ul>
        )}
        <details className={styles.law}>
          <summary>{translate('consent.law.title')}</summary>
          <ul>
            {LAW.map((each) => (
              <li key={each}>{translate(`consent.law.${each}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      {recording && (
        <RecordConsentDialog
          participantId={participantId}
          contact={recording}
          onClose={() => setRecording(null)}
          onDone={refresh}
        />
      )}
    </Section>
  );
}

function Contact({ contact, onRecord }: { contact: ContactConsent; onRecord: (() => void) | null }) {
  const translate = useT();
  const wordText = useWordText();
  const name = phoneText(contact.contact);
  return (
    <li className={styles.contact}>
      <div className={styles.head}>
        <span className={styles.name}>
          {name}
          <span className={styles.quiet}>
            {[
              contact.contact_name,
              contact.number_type && translate(`participants.phones.types.${contact.number_type}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {onRecord && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            aria-label={translate('consent.recordOf', { contact: name })}
            onClick={onRecord}
          >
            {translate('consent.record')}
          </Button>
        )}
      </div>
      <dl className={styles.channels}>
        {contact.channels.map(({ channel, word }) => (
          <div key={channel}>
            <dt>{translate(`consent.channels.${channel}`)}</dt>
            <dd>
              <ConsentTag state={word?.state ?? null} />
              <span className={styles.quiet}>{word ? wordText(word) : translate('consent.nothingNote')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {contact.history.length > 1 && <History words={contact.history} />}
    </li>
  );
}

function History({ words }: { words: readonly ConsentWord[] }) {
  const translate = useT();
  const wordText = useWordText();
  return (
    <details>
      <summary>{translate('consent.history', { smart_count: words.length })}</summary>
      <ol className={styles.history}>
        {words.map((word) => (
          <li key={word.id}>
            <ConsentTag state={word.state} />
            <span>
              {word.channel ? translate(`consent.channels.${word.channel}`) : translate('consent.everything')}
            </span>
            <span className={styles.quiet}>{wordText(word)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
