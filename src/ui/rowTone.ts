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

/** The result in a row's `result_import`; null when there is none. */
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
    // An invalid result has no colour; its text is still shown in its column.
    return null;
  }
  return null;
}

/**
 * Tone of a row: import lots have `result_import`, a JSON string with a `result`, and `ready_to_assign` (1 =
 * ready); inactive records are muted (spec §3, table rows).
 */
export function rowTone(row: Row): RowTone {
  const result = importResult(row.result_import);
  if (result) return RESULTS[result] ?? 'warning';
  if (row.ready_to_assign === 1) return 'ready';
  return row.is_active === false ? 'muted' : 'plain';
}
