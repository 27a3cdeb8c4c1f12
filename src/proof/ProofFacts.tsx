import clsx from 'clsx';
import { eventStatusKey } from '../domain/stops/eventStatus';
import { formatMoney } from '../domain/money/money';
import type { ProofView } from '../domain/stops/proofView';
import { momentInHistory } from '../board/history/moments';
import { useT, useTranslateAny } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { realPhone } from '../domain/people/phone';
import { timeText, phoneText } from '../providers/measures';
import factsStyles from '../board/facts.module.css';
import styles from './proof.module.css';

/** The facts of a delivery: person, place, time, driver; empty ones are left out. */
export function ProofFacts({ proof }: { proof: ProofView }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const phone = realPhone(proof.phone_number);
  const language = useLanguage();
  const zone = proof.time_zone;
  const from = proof.delivery_start_time && timeText(proof.delivery_start_time);
  const until = proof.delivery_end_time && timeText(proof.delivery_end_time);
  const facts: [string, string | null | undefined][] = [
    ['status', translate(eventStatusKey(proof.delivery_event_status_id))],
    ['recipient', proof.participant_name],
    ['address', proof.full_address],
    ['phone', phone && phoneText(phone)],
    ['email', proof.email],
    ['order', proof.order_number],
    ['tracking', proof.tracking_number],
    ['window', from || until ? `${from ?? '…'} – ${until ?? '…'} (${zone})` : null],
    ['promised', proof.planned_at ? momentInHistory(proof.planned_at, zone, language) : null],
    ['attempts', proof.attempts > 0 ? String(proof.attempts) : null],
    ['receptor', proof.receptor_name],
    ['copayment', proof.copayment_amount ? formatMoney(proof.copayment_amount) : null],
    ['run', [proof.run, proof.driver, proof.vehicle].filter(Boolean).join(' · ')],
    ['cdp', [proof.cdp, proof.cdp_address].filter(Boolean).join(', ')],
    ['notes', proof.notes],
    [
      'created',
      `${proof.created_by ? `${proof.created_by}, ` : ''}${momentInHistory(proof.created_at, zone, language)}`,
    ],
  ];
  return (
    <dl className={clsx(factsStyles.facts, styles.facts)}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{translateAny(`proof.facts.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
