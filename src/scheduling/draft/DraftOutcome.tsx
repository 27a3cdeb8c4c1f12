import { Alert, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useState } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import type { DraftResult, SchedulingDraft } from '../../domain/planning/draftView';
import { useT } from '../../i18n/useT';
import { DraftFigures } from './DraftFigures';
import { DraftLeftOut } from './DraftLeftOut';
import { DraftMoves } from './DraftMoves';
import { DraftRefusal } from './DraftRefusal';
import { DraftTotalsTable } from './DraftTotalsTable';
import type { DraftControl } from './useDraft';
import { useDraftWords } from './useDraftWords';
import styles from './draftOutcome.module.css';

interface DraftOutcomeProps {
  draft: SchedulingDraft;
  result: DraftResult;
  control: DraftControl;
  pool: readonly EventView[];
  /** Null: the whole plan. */
  onUse: (ids: number[] | null) => void;
}

/** A finished plan: changes, deliveries left out with reasons, and the choice of what to apply. */
export function DraftOutcome({ draft, result, control, pool, onUse }: DraftOutcomeProps) {
  const translate = useT();
  const words = useDraftWords(draft, result);
  const { text } = words;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { busy, error } = control;
  const ids = result.moves.map((move) => move.delivery_event_id);
  const chosen = new Set(ids.filter((id) => !left.has(id)));
  const isBroken = result.violations.length > 0;
  const isNothing = result.runs.length === 0;
  const isPart = chosen.size > 0 && chosen.size < ids.length;
  const rules = [...new Set(result.violations.map(({ code }) => translate(`routing.violation.${code}`)))];
  const choose = (some: readonly number[], isChosen: boolean) => {
    const next = new Set(left);
    for (const id of some)
      if (isChosen) next.delete(id);
      else next.add(id);
    setLeft(next);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>
          {isNothing ? text('nothing') : text('sentence', { smart_count: ids.length })}{' '}
          <small>{text('by', { name: draft.created_by_name, seed: draft.wish.seed ?? 1 })}</small>
        </DialogContentText>
        {error ? <DraftRefusal error={error} words={words} /> : null}
        {isBroken ? <Alert severity="error">{text('broken', { rules: rules.join('. ') })}</Alert> : null}
        {draft.fallback ? (
          <Alert severity="info">{translate(`routing.fallback.${draft.fallback}`)}</Alert>
        ) : null}
        {draft.state === 'stopped' ? <Alert severity="info">{text('stopped')}</Alert> : null}
        {draft.best ? (
          <div className={styles.best}>
            <DraftFigures best={draft.best} />
          </div>
        ) : null}
        <DraftTotalsTable result={result} words={words} />
        <DraftLeftOut unassigned={result.unassigned} pool={pool} words={words} />
        {isNothing ? null : <DraftMoves result={result} chosen={chosen} onChosen={choose} words={words} />}
        {isPart ? <small className={styles.hint}>{text('partHint')}</small> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <span style={{ marginInlineEnd: 'auto' }}>
          <Button color="secondary" onClick={() => void control.discard()} disabled={busy !== null}>
            {text('discard')}
          </Button>
          <Button color="secondary" onClick={control.forget} disabled={busy !== null}>
            {text('again')}
          </Button>
        </span>
        <Button
          variant="outlined"
          disabled={busy !== null || isBroken || !isPart}
          onClick={() => onUse([...chosen])}
        >
          {text('usePart', { smart_count: chosen.size })}
        </Button>
        <Button
          variant="contained"
          loading={busy === 'accept'}
          disabled={busy !== null || isBroken || isNothing}
          onClick={() => onUse(null)}
        >
          {text('use')}
        </Button>
      </DialogActions>
    </>
  );
}
