import clsx from 'clsx';
import { Typography } from '@mui/material';
import { dateInZone, formatDateForHistory, fromWire } from '../../domain/time/dates';
import { isCreationEntry, type LifeCycle } from '../../domain/stops/lifeCycle';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { timeInHistory } from './moments';
import { ProofLinks } from './ProofLinks';
import styles from './lifeCycle.module.css';
import factsStyles from '../facts.module.css';
import textStyles from '../../ui/theme/text.module.css';
import { realPhone } from '../../domain/people/phone';
import { phoneText } from '../../providers/measures';

interface LifeCycleHeaderProps {
  lifeCycle: LifeCycle;
  zone: string;
  eventId: number;
}

/**
 * Recipient and address: name, tracking number, address, phone, e-mail, notes, and who created the delivery
 * (spec §2).
 */
export function LifeCycleHeader({ lifeCycle, zone, eventId }: LifeCycleHeaderProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const phone = realPhone(lifeCycle.phone_number);
  const language = useLanguage();
  const creation = lifeCycle.life_cycle.flatMap((day) => day.transitions).find(isCreationEntry);
  // Null when another system created the order.
  const creator = creation?.created_by_name ?? creation?.created_by ?? null;
  const lot = creation?.import_lot_id ?? null;
  const came = !creator ? 'createdWithout' : lot === null ? 'created' : 'imported';
  const createdAt = creation ? fromWire(creation.created_at ?? creation.datetime) : null;
  const facts: [string, string | null][] = [
    ['tracking', lifeCycle.tracking_number],
    ['address', lifeCycle.full_address],
    ['phone', phone && phoneText(phone)],
    ['email', lifeCycle.email],
    ['notes', lifeCycle.notes],
  ];
  return (
    <header className={styles.header}>
      <Typography variant="h6" component="h3">
        {lifeCycle.participant_name}
      </Typography>
      <dl className={clsx(factsStyles.facts, styles.facts)}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{translateAny(`dispatch.history.${name}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {creation && createdAt ? (
        <p className={textStyles.quiet}>
          {translate(`dispatch.history.${came}`, {
            name: creator,
            lot,
            date: formatDateForHistory(dateInZone(createdAt, zone), language),
            time: timeInHistory(creation.created_at ?? creation.datetime, zone),
          })}
        </p>
      ) : null}
      <p className={textStyles.quiet}>{translate('dispatch.history.zone', { zone })}</p>
      <ProofLinks eventId={eventId} />
    </header>
  );
}
