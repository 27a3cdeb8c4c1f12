import { useCallback, useState } from 'react';
import type { ImportProblemGroup, ImportRowView } from '../../domain/imports/importView';
import { ORDER_COLUMNS, type OrderColumn } from '../../domain/imports/orderRow';
import { HttpError } from '../../providers/http';
import { useOpenLot } from '../lot/lotContext';
import { changeRow, repairRows, type Repair } from './rowCalls';
import { problemsAt } from './rowFacts';

/** The error that was just repaired in one row and also exists in others. */
export interface SameError {
  column: OrderColumn;
  from: string | null;
  to: string;
  /** Rows that still have it. */
  count: number;
}

const textOf = (row: ImportRowView, column: OrderColumn) => row.values[column]?.trim() ?? '';

/** Repairs rows: one cell, or the same error in all its rows. */
export function useRepairs(groups: readonly ImportProblemGroup[]) {
  const { lot, take, refresh } = useOpenLot();
  const [offer, setOffer] = useState<SameError | null>(null);
  const [error, setError] = useState<HttpError | null>(null);
  const [isSending, setIsSending] = useState(false);

  const showFailure = useCallback(
    (cause: unknown) => {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
      if (cause.status === 412) refresh();
    },
    [refresh],
  );
  const editCell = useCallback(
    async (next: ImportRowView, before: ImportRowView): Promise<ImportRowView> => {
      const column = ORDER_COLUMNS.find((one) => textOf(next, one) !== textOf(before, one));
      if (!column) return before;
      const to = textOf(next, column);
      setError(null);
      try {
        const { lot: changed } = await changeRow(before, { values: { [column]: to || null } });
        take(changed);
      } catch (cause) {
        showFailure(cause);
        throw cause;
      }
      const from = textOf(before, column);
      const was = problemsAt(before, column)[0];
      const group = groups.find(
        (one) => one.column === column && one.message === was?.message && (one.value ?? '') === from,
      );
      const count = (group?.count ?? 0) - 1;
      setOffer(group && count > 0 && to !== '' ? { column, from: group.value, to, count } : null);
      return next;
    },
    [groups, take, showFailure],
  );
  /** Throws when refused, so that the dialog can show it. */
  const repairAll = useCallback(
    async (repair: Repair): Promise<void> => {
      const { lot: changed } = await repairRows(lot, repair);
      take(changed);
      setOffer(null);
    },
    [lot, take],
  );
  const repairNow = async (repair: Repair) => {
    setIsSending(true);
    setError(null);
    try {
      await repairAll(repair);
    } catch (cause) {
      showFailure(cause);
    } finally {
      setIsSending(false);
    }
  };
  const takeOffer = async () => {
    if (offer) await repairNow({ column: offer.column, from: offer.from, to: offer.to });
  };
  return {
    editCell,
    repairNow,
    repairAll,
    offer,
    takeOffer,
    leaveOffer: () => setOffer(null),
    isSending,
    error,
    forget: () => setError(null),
  };
}
