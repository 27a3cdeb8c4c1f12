import { Button, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { EVENT_STATUS, eventStatusKey } from '../../domain/stops/eventStatus';
import type { Transition } from '../../domain/stops/lifeCycle';
import { isReturnToCdp } from '../../domain/stops/statusChange';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { Attachments } from './Attachments';
import type { BagQuestion } from './bagQuestion';
import { momentInHistory } from './moments';
import { actionInWords, transitionMessages } from './transitionMessages';
import styles from './lifeCycle.module.css';
import factsStyles from '../facts.module.css';
import { ArrowBack as ArrowBackIcon } from '../../ui/pointingIcons';

interface TransitionDetailsProps {
  transition: Transition;
  zone: string;
  onBack: () => void;
  /** Opens all bags of the same pick-up or return; null without a run. */
  onBags: ((question: BagQuestion) => void) | null;
}

/** One entry whole: time, status, message, photo or signature; for a return its hour and destination (spec §2). */
export function TransitionDetails({ transition, zone, onBack, onBags }: TransitionDetailsProps) {
  const translate = useT();
  const language = useLanguage();
  const text = (key: KeyUnder<'dispatch.history'>) => translate(`dispatch.history.${key}`);
  const status = transition.delivery_event_status_id;
  const { return_created_at: returnedAt, destination_full_address: destination } = transition;
  const facts: [string, ReactNode][] = [
    [text('time'), momentInHistory(transition.datetime, zone, language)],
    status == null
      ? [text('action'), actionInWords(transition, translate)]
      : [text('status'), translate(eventStatusKey(status))],
    [text('message'), transitionMessages(transition, translate).join(' · ') || '–'],
  ];
  if (returnedAt) facts.push([text('returnHour'), momentInHistory(returnedAt, zone, language)]);
  if (returnedAt && destination) facts.push([text('returnDestination'), destination]);
  return (
    <section className={styles.details} aria-label={text('details')}>
      <div className={styles.back}>
        <IconButton onClick={onBack} aria-label={text('back')} autoFocus>
          <ArrowBackIcon />
        </IconButton>
        {text('details')}
      </div>
      <dl className={factsStyles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Attachments transition={transition} />
      {onBags && status === EVENT_STATUS.pickedUp ? (
        <Button
          size="small"
          onClick={() =>
            onBags({
              kind: 'picked_up',
              createdAt: transition.datetime,
              createdBy: transition.created_by_name ?? undefined,
            })
          }
        >
          {translate('proof.bags.ofThisPickup')}
        </Button>
      ) : null}
      {onBags && status != null && isReturnToCdp(status) ? (
        <Button
          size="small"
          onClick={() =>
            onBags({ kind: 'returns', returnManifestId: transition.return_manifest_id ?? undefined })
          }
        >
          {translate('proof.bags.ofThisReturn')}
        </Button>
      ) : null}
    </section>
  );
}
