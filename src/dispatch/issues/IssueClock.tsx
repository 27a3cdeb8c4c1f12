import { useSyncExternalStore } from 'react';
import { DAY_MS } from '../../domain/time/durations';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { ageInWords } from '../../board/ageInWords';
import { ageOnClock } from './issueAge';
import styles from './issues.module.css';
import textStyles from '../../ui/theme/text.module.css';

/** One timer per second for all clocks, and none without a clock. */
const listeners = new Set<() => void>();
let second = Math.floor(Date.now() / 1000);
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  second = Math.floor(Date.now() / 1000);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    second = Math.floor(Date.now() / 1000);
    timer = setInterval(tick, 1000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Age of the issue as a running clock; screen readers get it as text, without updates. */
export function IssueClock({ since }: { since: string }) {
  const translate = useT();
  const language = useLanguage();
  // After a day it shows hours: a beat a minute is enough.
  const from = fromWire(since).getTime();
  const beat = useSyncExternalStore(subscribe, () =>
    second * 1000 - from > DAY_MS ? second - (second % 60) : second,
  );
  const now = new Date(beat * 1000);
  const unit = { days: translate('issues.days'), hours: translate('issues.hours') };
  return (
    <span className={styles.clock}>
      <span aria-hidden="true">{ageOnClock(since, now, unit)}</span>
      <span className={textStyles.visuallyHidden}>{ageInWords(since, now, language)}</span>
    </span>
  );
}
