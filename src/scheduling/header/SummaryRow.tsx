import type { Board } from '../../board/mergeBoard';
import { useBrowserSettings } from '../../providers/browserSettings';
import { spanOf } from '../../i18n/spanOf';
import { planTotals } from '../../domain/planning/planTotals';
import { useT } from '../../i18n/useT';
import { distanceInWords } from '../../providers/measures';
import styles from './summaryRow.module.css';
import tones from '../../ui/theme/tones.module.css';
import { LOCALES, type Language } from '../../domain/wire/languages';

/** Summary of the day: unassigned deliveries, runs, work, and problems. */
export function SummaryRow({ board, language }: { board: Board; language: Language }) {
  const translate = useT();
  const settings = useBrowserSettings();
  const totals = planTotals(board.manifests, settings);
  const number = (value: number) => value.toLocaleString(LOCALES[language]);
  const items = [
    ['unassigned', number(board.pool.length)],
    ['assigned', number(totals.stops)],
    ['runs', number(totals.runs)],
    ['drivers', number(totals.drivers)],
    ['work', spanOf(totals.workMinutes)],
    ['distance', distanceInWords(totals.metres)],
  ] as const;
  const problems = [
    ['windows', totals.missedWindows, 'red'],
    ['overtime', totals.overtimeRuns, 'amber'],
    ['noDriver', totals.withoutDriver, 'amber'],
  ] as const;
  return (
    <div className={styles.summary}>
      <dl aria-label={translate('scheduling.summary.title')}>
        {items.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`scheduling.summary.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.problems}>
        {problems
          .filter(([, count]) => count > 0)
          .map(([name, count, tone]) => (
            <span key={name} className={tones[tone]}>
              {translate(`scheduling.summary.problems.${name}`, { smart_count: count })}
            </span>
          ))}
      </span>
    </div>
  );
}
