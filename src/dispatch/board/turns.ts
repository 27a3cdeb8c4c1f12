import { afterPicture } from './afterPicture';

/** Lanes that wait to draw rows, in the order in which they came. */
const waiting = new Set<() => void>();
let isGiving = false;

function giveNext(): void {
  const [turn] = waiting;
  if (!turn) {
    isGiving = false;
    return;
  }
  waiting.delete(turn);
  turn();
  afterPicture(giveNext);
}

/** Calls `turn` when those that came before have had theirs, one in each picture. Answers how to leave the queue. */
export function waitForTurn(turn: () => void): () => void {
  waiting.add(turn);
  if (!isGiving) {
    isGiving = true;
    setTimeout(giveNext);
  }
  return () => {
    waiting.delete(turn);
  };
}
