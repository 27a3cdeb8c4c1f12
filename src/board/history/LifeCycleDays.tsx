import { Link } from '@mui/material';
import { formatDateForHistory } from '../../domain/time/dates';
import {
  isCopaymentEntry,
  isCreationEntry,
  type LifeCycle,
  type Transition,
} from '../../domain/stops/lifeCycle';
import { proofNotices } from '../../domain/stops/proofNotices';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { StatusChip } from '../StatusChip';
import { timeInHistory } from './moments';
import { actionInWords, transitionMessages } from './transitionMessages';
import textStyles from '../../ui/theme/text.module.css';
import styles from './lifeCycle.module.css';

interface LifeCycleDaysProps {
  lifeCycle: LifeCycle;
  zone: string;
  onDetails: (transition: Transition) => void;
  /** The entry whose details were open: the focus returns to it. */
  lastSeen: number | null;
}

/** History of a delivery by day, each entry with its time in the run's zone. */
export function LifeCycleDays({ lifeCycle, zone, onDetails, lastSeen }: LifeCycleDaysProps) {
  const translate = useT();
  const language = useLanguage();
  const days = lifeCycle.life_cycle
    .map((day) => ({ ...day, transitions: day.transitions.filter((each) => !isCreationEntry(each)) }))
    .filter((day) => day.transitions.length > 0);
  if (days.length === 0) return <p className={textStyles.quiet}>{translate('dispatch.history.empty')}</p>;
  return days.map((day) => (
    <section key={day.date} className={styles.day}>
      <h4>{formatDateForHistory(day.date, language)}</h4>
      <ol>
        {day.transitions.map((transition) => (
          <li key={`${transition.id}-${transition.datetime}`}>
            <time dateTime={transition.datetime}>{timeInHistory(transition.datetime, zone)}</time>
            <div>
              {isCopaymentEntry(transition) || transition.delivery_event_status_id == null ? (
                <strong>
                  {isCopaymentEntry(transition)
                    ? transition.status_name
                    : actionInWords(transition, translate)}
                </strong>
              ) : (
                <StatusChip
                  event={{
                    delivery_event_type_id: transition.delivery_event_type_id ?? 0,
                    delivery_event_status_id: transition.delivery_event_status_id,
                  }}
                />
              )}
              {transitionMessages(transition, translate).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {proofNotices(transition).map((notice) => (
                <p key={notice} className={textStyles.quiet}>
                  {translate(`proof.notices.${notice}`)}
                </p>
              ))}
            </div>
            <Link
              component="button"
              type="button"
              autoFocus={transition.id === lastSeen}
              onClick={() => onDetails(transition)}
            >
              {translate('dispatch.history.viewDetails')}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  ));
}
