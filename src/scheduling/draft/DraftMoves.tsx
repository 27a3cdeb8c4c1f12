import { FormControlLabel } from '@mui/material';
import type { DraftResult } from '../../domain/planning/draftView';
import { CheckboxOverSeveral } from '../../ui/CheckboxOverSeveral';
import { DraftRunMoves } from './DraftRunMoves';
import type { DraftWords } from './useDraftWords';
import styles from './draftMoves.module.css';

interface DraftMovesProps {
  result: DraftResult;
  chosen: ReadonlySet<number>;
  onChosen: (ids: readonly number[], isChosen: boolean) => void;
  words: DraftWords;
}

/** All moves of a plan, by the run that they go to. */
export function DraftMoves({ result, chosen, onChosen, words }: DraftMovesProps) {
  const { text } = words;
  const ids = result.moves.map((move) => move.delivery_event_id);
  const toPool = result.moves.filter((move) => move.to.delivery_manifest_id === null);
  return (
    <section>
      <div className={styles.head}>
        <h3>{text('moves')}</h3>
        <FormControlLabel
          label={text('chooseAll')}
          control={
            <CheckboxOverSeveral
              size="small"
              checked={chosen.size === ids.length && ids.length > 0}
              indeterminate={chosen.size > 0 && chosen.size < ids.length}
              onChange={() => onChosen(ids, chosen.size < ids.length)}
            />
          }
        />
      </div>
      <ul className={styles.runs}>
        {result.runs.map((run) => {
          const id = run.delivery_manifest_id;
          const moves = result.moves
            .filter((move) => move.to.delivery_manifest_id === id)
            .sort((a, b) => (a.to.place ?? 0) - (b.to.place ?? 0));
          const leaving = result.moves.filter(
            (move) => move.from.delivery_manifest_id === id && move.to.delivery_manifest_id !== id,
          ).length;
          return (
            <DraftRunMoves
              key={id}
              run={run}
              moves={moves}
              leaving={leaving}
              chosen={chosen}
              onChosen={onChosen}
              words={words}
            />
          );
        })}
        {toPool.length > 0 ? (
          <DraftRunMoves
            run={null}
            moves={toPool}
            leaving={0}
            chosen={chosen}
            onChosen={onChosen}
            words={words}
          />
        ) : null}
      </ul>
    </section>
  );
}
