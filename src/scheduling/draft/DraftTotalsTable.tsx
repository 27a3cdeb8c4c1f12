import type { DraftResult, DraftTotals } from '../../domain/planning/draftView';
import type { KeyUnder } from '../../i18n/messageKey';
import type { DraftWords } from './useDraftWords';
import styles from '../../board/actions/fields/planCompare.module.css';
import textStyles from '../../ui/theme/text.module.css';

interface Row {
  name: KeyUnder<'schedulingDraft.plan'>;
  value: (totals: DraftTotals) => string;
  /** Less is better; null: neither. */
  by: ((totals: DraftTotals) => number) | null;
}

/** The sums of all planned runs, now and by the plan. */
export function DraftTotalsTable({ result, words }: { result: DraftResult; words: DraftWords }) {
  const { text, hours, distance, time } = words;
  const rows: Row[] = [
    { name: 'stops', value: ({ stops }) => String(stops), by: null },
    ...(result.after.runs === undefined
      ? []
      : [{ name: 'runs', value: ({ runs = 0 }: DraftTotals) => String(runs), by: null } as const]),
    { name: 'driving', value: ({ minutes }) => hours(minutes), by: ({ minutes }) => minutes },
    { name: 'distance', value: ({ metres }) => distance(metres), by: ({ metres }) => metres },
    { name: 'finish', value: ({ finish }) => time(finish, null), by: null },
    {
      name: 'overtime',
      value: ({ overtime_minutes: minutes }) => hours(minutes),
      by: ({ overtime_minutes: minutes }) => minutes,
    },
    { name: 'late', value: ({ late }) => String(late), by: ({ late }) => late },
  ];
  const isMore = result.after.stops > result.before.stops;
  const tone = ({ name, by }: Row) => {
    const change = by ? by(result.after) - by(result.before) : 0;
    // Longer driving for more deliveries is not worse.
    if (change === 0 || (change > 0 && isMore && (name === 'driving' || name === 'distance')))
      return undefined;
    return change < 0 ? styles.better : styles.worse;
  };
  return (
    <table className={styles.table}>
      <caption className={textStyles.visuallyHidden}>{text('totals')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('now')}</th>
          <th scope="col">{text('planned')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{text(row.name)}</th>
            <td>{row.value(result.before)}</td>
            <td className={tone(row)}>{row.value(result.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
