import type { Row } from './resourceOf';

export type RowTone = 'ready' | 'changed' | 'warning' | 'error' | 'done' | 'muted' | 'plain';

const RESULTS: Partial<Record<string, RowTone>> = {
  new: 'ready',
  changed: 'changed',
  same: 'done',
  refused: 'error',
  ok: 'ready',
  ready: 'ready',
  success: 'done',
  done: 'done',
  warning: 'warning',
  error: 'error',
  failed: 'error',
};

/** What `result_import` says became of a row; null when it says nothing. */
export function importResult(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'result' in parsed &&
      typeof parsed.result === 'string'
    ) {
      return parsed.result.toLowerCase();
    }
  } catch {
    // A result that is no JSON colours nothing; the text itself still stands in its column.
    return null;
  }
  return null;
}

/**
 * What a row looks like: import lots carry `result_import`, a JSON string with a `result`, and `ready_to_assign`
 * (1 = ready); a record that is switched off stands back (spec §3, table rows).
 */
export function rowTone(row: Row): RowTone {
  const result = importResult(row.result_import);
  if (result) return RESULTS[result] ?? 'warning';
  if (row.ready_to_assign === 1) return 'ready';
  return row.is_active === false ? 'muted' : 'plain';
}
