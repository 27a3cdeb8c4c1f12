import clsx from 'clsx';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import type { DraftMove, DraftRun } from '../../domain/planning/draftView';
import { CheckboxOverSeveral } from '../../ui/CheckboxOverSeveral';
import { DraftRunPromises } from './DraftRunPromises';
import { MoveLine } from './MoveLine';
import type { DraftWords } from './useDraftWords';
import styles from './draftMoves.module.css';

interface DraftRunMovesProps {
  /** Null: stops that become unassigned. */
  run: DraftRun | null;
  /** Stops that this run gets or that change their place in it. */
  moves: readonly DraftMove[];
  /** Number of stops that leave the run. */
  leaving: number;
  chosen: ReadonlySet<number>;
  onChosen: (ids: readonly number[], isChosen: boolean) => void;
  words: DraftWords;
}

/** Effect of a plan on one run; its moves can be expanded, and chosen one by one or together. */
export function DraftRunMoves({ run, moves, leaving, chosen, onChosen, words }: DraftRunMovesProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, time } = words;
  const ids = moves.map((move) => move.delivery_event_id);
  const ticked = ids.filter((id) => chosen.has(id)).length;
  const name = run?.name ?? text('toPool');
  const coming = moves.filter((move) => move.from.delivery_manifest_id !== move.to.delivery_manifest_id);
  const shifted = moves.length - coming.length;
  const before = run && run.before.finish && time(run.before.finish, run.delivery_manifest_id);
  const after = run && time(run.after.finish, run.delivery_manifest_id);
  const facts = [
    ...(coming.length > 0 && run ? [text('more', { smart_count: coming.length })] : []),
    ...(leaving > 0 ? [text('less', { smart_count: leaving })] : []),
    ...(shifted > 0 ? [text('shifted', { smart_count: shifted })] : []),
    ...(after
      ? [before && before !== after ? text('wasBack', { before, after }) : text('back', { time: after })]
      : []),
  ];
  const late = run?.promises.length ?? 0;
  return (
    <li className={styles.run}>
      <div className={styles.runHead}>
        <CheckboxOverSeveral
          size="small"
          checked={ticked === ids.length && ids.length > 0}
          indeterminate={ticked > 0 && ticked < ids.length}
          disabled={ids.length === 0}
          onChange={() => onChosen(ids, ticked < ids.length)}
          label={text('chooseRun', { run: name })}
        />
        <span className={styles.runName}>
          <strong>{name}</strong>
          {run?.employee ? <span> {run.employee}</span> : null}
          <small>{facts.join(' · ')}</small>
          {late > 0 ? <small>{text('promisesOf', { smart_count: late })}</small> : null}
        </span>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={text('show', { run: name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon fontSize="small" className={clsx(isOpen && styles.isTurned)} />
        </IconButton>
      </div>
      {isOpen ? (
        <>
          <ul className={styles.moves}>
            {moves.map((move) => (
              <MoveLine
                key={move.delivery_event_id}
                move={move}
                isChosen={chosen.has(move.delivery_event_id)}
                onChosen={(isChosen) => onChosen([move.delivery_event_id], isChosen)}
                words={words}
              />
            ))}
          </ul>
          {run && late > 0 ? <DraftRunPromises run={run} words={words} /> : null}
        </>
      ) : null}
    </li>
  );
}
