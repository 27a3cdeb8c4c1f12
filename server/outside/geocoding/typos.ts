const MOST_TYPOS = 2;
/** Shorter words differ by two letters and mean something else. */
const SHORTEST = 5;

/** Whether one word is the other with at most two letters wrong, missing, too many or swapped with their neighbour. */
export function isWithinTypos(written: string, meant: string): boolean {
  if (written === meant) return true;
  if (meant.length < SHORTEST || Math.abs(written.length - meant.length) > MOST_TYPOS) return false;
  return typosBetween(written, meant) <= MOST_TYPOS;
}

/** Optimal string alignment distance. */
function typosBetween(a: string, b: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const before = previous;
    previous = current;
    current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      const cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = isSwapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost;
    }
  }
  return current[b.length] ?? 0;
}
