import { spanOf } from '../../../i18n/spanOf';
import { fromWire } from '../../../domain/time/dates';
import type { ManifestView } from '../../../domain/runs/dispatchView';
import type { PromiseChange, RouteDraft } from '../../../domain/planning/planView';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { windowText } from '../../windowText';
import { formatTimeOnDay } from '../../../providers/measures';
import styles from './planCompare.module.css';
import textStyles from '../../../ui/theme/text.module.css';

/** Stops whose promised window is kept better or worse in the new order. */
export function DraftPromises({ plan, manifest }: { plan: RouteDraft; manifest: ManifestView }) {
  const translate = useT();
  const words = (name: KeyUnder<'actions.recalculate'>, args?: Record<string, unknown>) =>
    translate(`actions.recalculate.${name}`, args);
  const time = (wire: string) => formatTimeOnDay(fromWire(wire), manifest.time_zone, manifest.delivery_date);
  const fate = ({ late_before, late_after }: PromiseChange) => {
    if (late_after === 0) return words('nowKept');
    return late_before > 0 && late_after <= late_before
      ? words('stillLate')
      : words('becomesLate', { span: spanOf(late_after) });
  };
  if (plan.promises.length === 0) return <p style={{ margin: 0 }}>{words('noPromises')}</p>;
  const stops = new Map(manifest.events.map((event) => [event.id, event]));
  const promised = (id: number) => {
    const event = stops.get(id);
    return event ? (windowText(event) ?? (event.planned_at ? time(event.planned_at) : '')) : '';
  };
  return (
    <table className={styles.table}>
      <caption className={textStyles.visuallyHidden}>{words('promises')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('promises')}</th>
          <th scope="col">{words('window')}</th>
          <th scope="col">{words('before')}</th>
          <th scope="col">{words('after')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.promises.map((change) => (
          <tr key={change.delivery_event_id}>
            <th scope="row">{stops.get(change.delivery_event_id)?.participant_name ?? ''}</th>
            <td>{promised(change.delivery_event_id)}</td>
            <td>{time(change.before)}</td>
            <td className={change.late_after <= change.late_before ? styles.better : styles.worse}>
              {time(change.after)}, {fate(change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
