import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import {
  dateInZone,
  formatDateForHistory,
  formatTimeForHistory,
  fromWire,
  timeInZone,
} from '../../domain/dates';
import { eventStatusKey, showsSignature } from '../../domain/eventStatus';
import type { Transition } from '../../domain/lifeCycle';
import { useLanguage } from '../../providers/LanguageProvider';
import { transitionMessages } from './transitionMessages';

interface TransitionDetailsProps {
  transition: Transition;
  zone: string;
  onBack: () => void;
}

/** One entry whole: time, status, message, photo or signature; for a return its hour and destination (spec §2). */
export function TransitionDetails({ transition, zone, onBack }: TransitionDetailsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const say = (key: string) => translate(`dispatch.history.${key}`);
  const moment = (wire: string) => {
    const at = fromWire(wire);
    return `${formatDateForHistory(dateInZone(at, zone), language)} ${formatTimeForHistory(timeInZone(at, zone))}`;
  };
  const status = transition.delivery_event_status_id;
  const hasSignature =
    status != null && showsSignature({ delivery_event_status_id: status, signature: transition.signature });
  const facts: [string, ReactNode][] = [
    [say('time'), moment(transition.datetime)],
    [say('status'), status == null ? transition.status_name : translate(eventStatusKey(status))],
    [say('message'), transitionMessages(transition, translate).join(' · ') || '–'],
  ];
  if (transition.return_created_at) facts.push([say('returnHour'), moment(transition.return_created_at)]);
  if (transition.return_created_at && transition.destination_full_address)
    facts.push([say('returnDestination'), transition.destination_full_address]);
  return (
    <section className="history-details" aria-label={say('details')}>
      <IconButton onClick={onBack} aria-label={say('back')} autoFocus>
        <ArrowBackIcon />
      </IconButton>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {transition.path_evidence ? (
        <img src={transition.path_evidence} alt={say('photo')} />
      ) : (
        <p className="quiet">{say('noAttachment')}</p>
      )}
      {hasSignature ? (
        <img
          className="signature"
          src={`data:image/png;base64,${transition.signature}`}
          alt={say('signature')}
        />
      ) : (
        <p className="quiet">{say('noSignature')}</p>
      )}
    </section>
  );
}
