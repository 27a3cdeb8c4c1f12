import { Checkbox, FormControlLabel } from '@mui/material';
import type { ListedRun } from '../../contract/board/runs';
import { isUnderWay } from '../../domain/runs/manifestStatus';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { CheckboxOverSeveral } from '../../ui/CheckboxOverSeveral';
import styles from './draftChoice.module.css';

interface RunsChoiceProps {
  runs: readonly ListedRun[];
  /** Runs that are not to get anything. */
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
}

/** Runs that may get deliveries; all by default. */
export function RunsChoice({ runs, left, onLeft }: RunsChoiceProps) {
  const translate = useT();
  const words = (name: KeyUnder<'schedulingDraft.choose'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.choose.${name}`, args);
  if (runs.length === 0) return null;
  const part = runs.length - left.size;
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  const label = (run: ListedRun) =>
    [
      run.name,
      run.employee ?? words('noDriver'),
      ...(isUnderWay(run.delivery_manifest_status_id) ? [words('onRoad')] : []),
    ].join(' · ');
  return (
    <details className={styles.more}>
      <summary>
        {words('runs')} <small>{words('runsOf', { part, smart_count: runs.length })}</small>
      </summary>
      <FormControlLabel
        label={words('allRuns')}
        control={
          <CheckboxOverSeveral
            size="small"
            checked={left.size === 0}
            indeterminate={part > 0 && left.size > 0}
            onChange={() => onLeft(left.size === 0 ? new Set(runs.map((run) => run.id)) : new Set())}
          />
        }
      />
      <div className={styles.runs}>
        {runs.map((run) => (
          <FormControlLabel
            key={run.id}
            label={label(run)}
            control={<Checkbox size="small" checked={!left.has(run.id)} onChange={() => toggle(run.id)} />}
          />
        ))}
      </div>
    </details>
  );
}
