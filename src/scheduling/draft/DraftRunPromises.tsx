import clsx from 'clsx';
import { spanOf } from '../../i18n/spanOf';
import type { DraftRun } from '../../domain/planning/draftView';
import type { DraftWords } from './useDraftWords';
import compareStyles from '../../board/actions/fields/planCompare.module.css';
import styles from './draftMoves.module.css';

/** The promised times of a run that a plan changes. */
export function DraftRunPromises({ run, words }: { run: DraftRun; words: DraftWords }) {
  const { text, stopName, time } = words;
  const id = run.delivery_manifest_id;
  return (
    <table className={clsx(compareStyles.table, styles.compare)}>
      <thead>
        <tr>
          <th scope="col">{text('promises')}</th>
          <th scope="col">{text('now')}</th>
          <th scope="col">{text('planned')}</th>
        </tr>
      </thead>
      <tbody>
        {run.promises.map((promise) => (
          <tr key={promise.delivery_event_id}>
            <th scope="row">{stopName(promise.delivery_event_id)}</th>
            <td>{time(promise.before, id)}</td>
            <td className={promise.late_after > promise.late_before ? compareStyles.worse : undefined}>
              {time(promise.after, id)},{' '}
              {promise.late_after > 0
                ? text('lateNow', { span: spanOf(promise.late_after) })
                : text('inTime')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
