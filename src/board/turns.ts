import { afterPicture } from './afterPicture';

/** Lanes that wait to draw rows, in the order in which they came. */
const waiting = new Set<() => void>();
let isGiving = false;

/** A machine that draws a picture within this time has time for one more turn in the next one. Milliseconds. */
const QUICK_MS = 22;
const MOST_TURNS = 4;
/** Turns of a picture: one, and more as long as the machine is quick, which otherwise would wait for its screen. */
let turns = 1;

function giveNext(): void {
  const next = [...waiting].slice(0, turns);
  if (next.length === 0) {
    isGiving = false;
    turns = 1;
    return;
  }
  for (const turn of next) if (waiting.delete(turn)) turn();
  const given = performance.now();
  afterPicture(() => {
    turns = performance.now() - given < QUICK_MS ? Math.min(turns + 1, MOST_TURNS) : 1;
    giveNext();
  });
}

/** Calls `turn` when those that came before have had theirs, a few in each picture. Answers how to leave the queue. */
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
