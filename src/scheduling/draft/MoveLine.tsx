import { Checkbox } from '@mui/material';
import type { DraftMove, DraftSpot } from '../../domain/planning/draftView';
import type { DraftWords } from './useDraftWords';
import styles from './draftMoves.module.css';

interface MoveLineProps {
  move: DraftMove;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
  words: DraftWords;
}

/** One delivery of a plan: from, to, and expected times before and after. */
export function MoveLine({ move, isChosen, onChosen, words }: MoveLineProps) {
  const { text, stopName, orderNumber, runName, time } = words;
  const id = move.delivery_event_id;
  const isInPlace = move.from.delivery_manifest_id === move.to.delivery_manifest_id;
  const spot = ({ delivery_manifest_id: runId, place }: DraftSpot) => {
    if (runId === null) return text('waits');
    return isInPlace ? text('place', { place }) : text('at', { run: runName(runId), place });
  };
  const was = time(move.from.arrival, move.from.delivery_manifest_id);
  const is = time(move.to.arrival, move.to.delivery_manifest_id);
  return (
    <li>
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={(_, checked) => onChosen(checked)}
        slotProps={{ input: { 'aria-label': text('chooseStop', { name: stopName(id) }) } }}
      />
      <span>
        {stopName(id)} <small>{orderNumber(id)}</small>
      </span>
      <span>
        {spot(move.from)} → {spot(move.to)}
      </span>
      <span className={styles.times}>{[was, is].filter(Boolean).join(' → ')}</span>
    </li>
  );
}
