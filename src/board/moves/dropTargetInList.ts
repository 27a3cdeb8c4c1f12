import type { ListRow } from '../listRows';
import { dropTargetAt, type DropTarget, type DropQuestion } from './stopDrag';

/**
 * The list of all stops as a drop area: a dropped stop is placed beside the row under the pointer, in that
 * row's run.
 */
export interface ListGround {
  readonly key: string;
  readonly rows: readonly ListRow[];
  /** Pixels. */
  readonly rowHeight: number;
}

export function isListGround(ground: object | undefined): ground is ListGround {
  return ground !== undefined && 'rows' in ground;
}

/**
 * The drop target at a height of the list: before a row in its upper half, after it in its lower half. Null
 * below the last row.
 */
export function dropTargetInList(
  { key, rows, rowHeight }: ListGround,
  y: number,
  question: Omit<DropQuestion, 'lane' | 'slot'>,
): DropTarget | null {
  const index = Math.floor(y / rowHeight);
  const row = rows[index];
  if (!row) return null;
  const half = y - index * rowHeight < rowHeight / 2 ? 0 : 1;
  const lane = { key, manifest: row.manifest, events: [row.event] };
  const dropTarget = dropTargetAt({ ...question, lane, slot: half });
  return { ...dropTarget, slot: index + (row.manifest ? dropTarget.slot : half) };
}
