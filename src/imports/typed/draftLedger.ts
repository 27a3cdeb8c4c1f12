import type { ImportLotView, ImportRowView } from '../../domain/imports/importView';
import { ORDER_COLUMNS, type OrderRow } from '../../domain/imports/orderRow';
import { HttpError } from '../../providers/http';
import {
  addDraftRows,
  changeDraftRow,
  changeTerms,
  createDraft,
  readAllRows,
  removeDraftRow,
  type DraftTerms,
} from './draftCalls';
import { isBlankRow, newRow, type TypedRow } from './typedRows';

/** The server's row of a row of the grid, as it was last saved. */
interface SavedRow {
  id: number;
  version: number;
  text: string;
}

/** A colleague's conflicting change of a row of the draft. */
export interface RowConflict {
  key: number;
  theirs: OrderRow;
  version: number;
  who: string | null;
}

/** Thrown when a row has changed on the server: the user decides. */
export class DraftConflict extends Error {
  override name = 'DraftConflict';
  constructor(readonly conflict: RowConflict) {
    super('Somebody else has changed this row');
  }
}

function textOf(values: OrderRow): string {
  return JSON.stringify(ORDER_COLUMNS.map((column) => values[column]?.trim() || null));
}

/** All columns, so that an emptied one is emptied on the server too. */
function wholeOf(values: OrderRow): OrderRow {
  return Object.fromEntries(ORDER_COLUMNS.map((column) => [column, values[column] ?? null]));
}

/** The saved state of a draft, and saving: each save sends the differences. */
export class DraftBooks {
  #saved = new Map<number, SavedRow>();
  #terms = '';
  lot: ImportLotView | null = null;

  /** Loads an existing draft; returns its rows for the grid. */
  take(lot: ImportLotView, rows: readonly ImportRowView[]): TypedRow[] {
    this.lot = lot;
    const { file_name, funding_source_id, close_door_pharmacy_id, delivery_date } = lot;
    this.#terms = JSON.stringify({ file_name, funding_source_id, close_door_pharmacy_id, delivery_date });
    this.#saved.clear();
    return rows.map((row) => {
      const taken = newRow(row.values);
      this.#saved.set(taken.key, { id: row.id, version: row.version, text: textOf(row.values) });
      return taken;
    });
  }

  /** Whether everything is saved on the server. */
  isSaved(rows: readonly TypedRow[], terms: DraftTerms | null): boolean {
    const filled = rows.filter((row) => !isBlankRow(row));
    if (!this.lot) return filled.length === 0;
    const isSame = filled.every((row) => this.#saved.get(row.key)?.text === textOf(row.values));
    return (
      isSame &&
      filled.length === this.#saved.size &&
      (terms === null || JSON.stringify(terms) === this.#terms)
    );
  }

  /** Their version becomes the one that ours is based on. */
  settle({ key, theirs, version }: RowConflict): void {
    const saved = this.#saved.get(key);
    if (saved) this.#saved.set(key, { ...saved, version, text: textOf(theirs) });
  }

  /**
   * Sends the differences. Throws `DraftConflict` and `HttpError`; parts that were saved before the error
   * stay recorded.
   */
  async save(rows: readonly TypedRow[], terms: DraftTerms, signal: AbortSignal): Promise<void> {
    const filled = rows.filter((row) => !isBlankRow(row));
    if (!this.lot) {
      if (filled.length === 0) return;
      this.lot = await createDraft(
        terms,
        filled.map(({ values }) => wholeOf(values)),
      );
      this.#terms = JSON.stringify(terms);
      await this.#learnIds(filled, null, signal);
      return;
    }
    const { id } = this.lot;
    if (JSON.stringify(terms) !== this.#terms) {
      this.lot = await changeTerms(this.lot, terms);
      this.#terms = JSON.stringify(terms);
    }
    const kept = new Set(filled.map(({ key }) => key));
    for (const [key, saved] of [...this.#saved]) {
      if (kept.has(key)) continue;
      this.lot = await removeDraftRow(id, saved.id);
      this.#saved.delete(key);
    }
    for (const row of filled) await this.#saveRow(id, row, signal);
    for (const { rows: fresh, after } of this.#freshParts(filled)) {
      const before = after === null ? null : (this.#saved.get(after)?.id ?? null);
      this.lot = await addDraftRows(
        id,
        fresh.map(({ values }) => wholeOf(values)),
        before,
      );
      await this.#learnIds(fresh, before, signal);
    }
  }

  /** Rows without a server row, in consecutive groups, each with the key of the row before it. */
  #freshParts(filled: readonly TypedRow[]): { rows: TypedRow[]; after: number | null }[] {
    const parts: { rows: TypedRow[]; after: number | null }[] = [];
    let last: number | null = null;
    for (const row of filled) {
      const isFresh = !this.#saved.has(row.key);
      const part = parts.at(-1);
      if (isFresh && part && part.rows.at(-1)?.key === last) part.rows.push(row);
      else if (isFresh) parts.push({ rows: [row], after: last });
      last = row.key;
    }
    return parts;
  }

  async #saveRow(lotId: number, { key, values }: TypedRow, signal: AbortSignal): Promise<void> {
    const saved = this.#saved.get(key);
    if (!saved || saved.text === textOf(values)) return;
    try {
      const { row, lot } = await changeDraftRow(lotId, saved, wholeOf(values));
      this.lot = lot;
      this.#saved.set(key, { id: row.id, version: row.version, text: textOf(values) });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 412) throw error;
      const now = (await readAllRows(lotId, signal)).find((row) => row.id === saved.id);
      if (!now) throw error;
      const theirs = { key, theirs: now.values, version: now.version };
      throw new DraftConflict({ ...theirs, who: error.changedBy.who });
    }
  }

  /** New rows come directly after the row that they follow, in their order. */
  async #learnIds(added: readonly TypedRow[], after: number | null, signal: AbortSignal): Promise<void> {
    if (!this.lot) return;
    const all = await readAllRows(this.lot.id, signal);
    const first = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    for (const [index, { key, values }] of added.entries()) {
      const row = all[first + index];
      if (row) this.#saved.set(key, { id: row.id, version: row.version, text: textOf(values) });
    }
  }
}
