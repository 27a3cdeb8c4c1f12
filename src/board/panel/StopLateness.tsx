import { useT } from '../../i18n/useT';
import { spanOf } from '../../i18n/spanOf';
import type { StopTiming } from '../stopTiming';
import { WindowWord } from '../WindowWord';
import laneStyles from '../lane.module.css';
import styles from './stopPanel.module.css';

/** How late or early an open stop is, whether it misses its window, and what threatens it: beside its state. */
export function StopLateness({ timing }: { timing: StopTiming }) {
  const translate = useT();
  const { etaClass, minutesLate, missed, risks } = timing;
  return (
    <>
      {minutesLate !== null && etaClass === 'late' ? (
        <b className={laneStyles.behind}>{translate('dispatch.lateBy', { span: spanOf(minutesLate) })}</b>
      ) : null}
      {minutesLate !== null && etaClass === 'early' ? (
        <span>{translate('dispatch.earlyBy', { span: spanOf(-minutesLate) })}</span>
      ) : null}
      {missed ? <WindowWord missed={missed} /> : null}
      {etaClass !== 'late' && !missed
        ? risks.map((risk) => (
            <b key={risk} className={styles.risk}>
              {translate(`dispatch.risks.${risk}`)}
            </b>
          ))
        : null}
    </>
  );
}
