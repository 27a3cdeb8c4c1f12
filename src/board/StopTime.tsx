import clsx from 'clsx';
import { spanOf } from '../i18n/spanOf';
import { timeText } from '../providers/measures';
import { useT } from '../i18n/useT';
import type { StopTiming } from './stopTiming';
import { WindowWord } from './WindowWord';
import styles from './stopTime.module.css';
import textStyles from '../ui/theme/text.module.css';

/** Expected or actual time, with the lateness, the missed window or the risk as text. */
export function StopTime({ timing, className }: { timing: StopTiming; className?: string }) {
  const translate = useT();
  const { etaClass, minutesLate, missed, risks, time } = timing;
  const lateness =
    etaClass === 'late'
      ? translate('dispatch.minutesLate', { span: spanOf(minutesLate ?? 0) })
      : etaClass === 'early'
        ? translate('dispatch.minutesEarly', { span: spanOf(-(minutesLate ?? 0)) })
        : null;
  const reasons = risks.map((risk) => translate(`dispatch.risks.${risk}`)).join('. ');
  // The head of the lane shows a lost contact: repeating it in each row would hide other risks.
  const shownRisk = etaClass === 'late' || missed ? undefined : risks.find((risk) => risk !== 'silent');
  return (
    <span className={clsx(styles.time, etaClass && styles[etaClass], className)} title={reasons || undefined}>
      {lateness ? <small>{lateness}</small> : null}
      {missed ? <WindowWord missed={missed} isShort /> : null}
      {shownRisk ? <small className={styles.risk}>{translate(`board.shortRisks.${shownRisk}`)}</small> : null}
      {reasons ? <span className={textStyles.visuallyHidden}>{reasons}</span> : null}
      {time && timeText(time)}
    </span>
  );
}
