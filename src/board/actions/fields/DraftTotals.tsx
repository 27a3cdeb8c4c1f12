import { fromWire } from '../../../domain/time/dates';
import type { ManifestView } from '../../../domain/runs/dispatchView';
import type { RouteDraft, RouteTotals } from '../../../domain/planning/planView';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { distanceInWords, formatTimeOnDay } from '../../../providers/measures';
import styles from './planCompare.module.css';

/** Driving, distance and end of a run, now and in the new order. */
export function DraftTotals({ plan, manifest }: { plan: RouteDraft; manifest: ManifestView }) {
  const translate = useT();
  const words = (name: KeyUnder<'actions.recalculate'>, args?: Record<string, unknown>) =>
    translate(`actions.recalculate.${name}`, args);
  const rows: {
    name: KeyUnder<'actions.recalculate'>;
    value: (totals: RouteTotals) => string;
    by: (totals: RouteTotals) => number;
  }[] = [
    {
      name: 'driving',
      value: ({ minutes }) => words('minutes', { minutes }),
      by: ({ minutes }) => minutes,
    },
    {
      name: 'distance',
      value: ({ metres }) => distanceInWords(metres),
      by: ({ metres }) => metres,
    },
    {
      name: 'finish',
      value: ({ finish, overtime_minutes: minutes }) =>
        formatTimeOnDay(fromWire(finish), manifest.time_zone, manifest.delivery_date) +
        (minutes > 0 ? ` (${words('overtime', { minutes })})` : ''),
      by: ({ finish }) => fromWire(finish).getTime(),
    },
  ];
  const tone = (row: (typeof rows)[number]) => {
    const change = row.by(plan.after) - row.by(plan.before);
    return change === 0 ? undefined : change < 0 ? styles.better : styles.worse;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words('before')}</th>
          <th scope="col">{words('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{words(row.name)}</th>
            <td>{row.value(plan.before)}</td>
            <td className={tone(row)}>{row.value(plan.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
