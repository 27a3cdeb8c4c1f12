import clsx from 'clsx';
import { toWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { useOwnConnectionNotice } from '../ui/connection/ownConnectionNotice';
import { useLanguage } from '../providers/LanguageProvider';
import { operationZone } from '../providers/operationZone';
import { ageInWords } from './ageInWords';
import { StateIcon } from './StateIcon';
import { useClock } from './useBoardClock';
import { formatTimeWithZone } from '../providers/measures';
import styles from './staleNotice.module.css';
import tones from '../ui/theme/tones.module.css';

/** Notice above a board without live updates: shows how old the data is and that work can continue. */
export function StaleNotice({ since }: { since: Date }) {
  const translate = useT();
  useOwnConnectionNotice();
  const language = useLanguage();
  const { now } = useClock();
  const age = ageInWords(toWire(since), now > since ? now : since, language);
  return (
    <div className={clsx(styles.notice, tones.amber)}>
      <StateIcon icon="warning" />
      {/* Announced one time: the age beside it changes but is outside this element. */}
      <b role="status">{translate('live.cut', { time: formatTimeWithZone(since, operationZone()) })}</b>
      <span>{translate('live.cutAge', { age })}</span>
    </div>
  );
}
