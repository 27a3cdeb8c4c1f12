import type { AskedDay } from '../domain/imports/importDay';
import type { ImportMapping } from '../domain/imports/importTargets';
import { formatDateInput } from '../domain/time/dates';

/** What a row has beside the columns of an order, where its file has them. */
const ROW_BESIDES = ['delivery_date', 'gate_code'] as const;
export type RowBeside = (typeof ROW_BESIDES)[number];

export function besidesOf(mapping: ImportMapping | null): RowBeside[] {
  return ROW_BESIDES.filter((beside) => mapping?.includes(beside));
}

interface Row {
  day?: Pick<AskedDay, 'text' | 'date'> | null;
  gate_code?: string | null;
}

/** A day that cannot be read stands as the file has it. */
export function besideText({ day, gate_code }: Row, beside: RowBeside): string {
  if (beside === 'gate_code') return gate_code ?? '';
  return day?.date ? formatDateInput(day.date) : (day?.text ?? '');
}
