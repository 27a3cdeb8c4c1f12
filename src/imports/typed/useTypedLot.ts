import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dateInZone, isDate, nextWorkday } from '../../domain/time/dates';
import { operationZone } from '../../providers/operationZone';
import { LOTS_KEY, lotPage, readLot } from '../lotCalls';
import type { LotPlaces } from '../lot/LotFields';
import { DraftBooks } from './draftLedger';
import { checkDraft, readAllRows, type DraftTerms } from './draftCalls';
import { EMPTY_GRID, stepGrid } from './gridHistory';
import type { TypedRow } from './typedRows';
import { useDraftSaving } from './useDraftSaving';

interface Head extends LotPlaces {
  file_name: string;
}

function termsOf(
  { file_name, funding_source_id, close_door_pharmacy_id, delivery_date }: Head,
  name: string,
) {
  if (funding_source_id === null || close_door_pharmacy_id === null || !isDate(delivery_date)) return null;
  return { file_name: file_name.trim() || name, funding_source_id, close_door_pharmacy_id, delivery_date };
}

/** A typed lot: its rows with their history, its terms, and the draft on the server. */
export function useTypedLot(ownCdp: number | null, defaultName: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const requestedId = Number(params.get('lot')) || null;
  const [books] = useState(() => new DraftBooks());
  const [grid, step] = useReducer(stepGrid, EMPTY_GRID);
  const [head, setHead] = useState<Head>(() => ({
    file_name: '',
    funding_source_id: null,
    close_door_pharmacy_id: ownCdp,
    delivery_date: nextWorkday(dateInZone(new Date(), operationZone())),
  }));
  const terms = useMemo<DraftTerms | null>(() => termsOf(head, defaultName), [head, defaultName]);

  // An existing draft is loaded one time; after that this page is the only writer.
  const loading = useQuery({
    queryKey: ['typed lot', requestedId],
    enabled: requestedId !== null && books.lot?.id !== requestedId,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const lot = await readLot(requestedId ?? 0, signal);
      if (lot.state !== 'draft') {
        void navigate(lotPage(lot.id), { replace: true });
        return null;
      }
      const rows = books.take(lot, await readAllRows(lot.id, signal));
      const { file_name, funding_source_id, close_door_pharmacy_id, delivery_date } = lot;
      setHead({ file_name, funding_source_id, close_door_pharmacy_id, delivery_date });
      step({ kind: 'load', rows });
      return lot.id;
    },
  });

  const saving = useDraftSaving(books, { rows: grid.rows, terms }, (lotId) => {
    setParams({ lot: String(lotId) }, { replace: true });
    void client.invalidateQueries({ queryKey: [LOTS_KEY] });
  });
  const write = useCallback((rows: readonly TypedRow[]) => step({ kind: 'write', rows }), []);
  return {
    grid,
    write,
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
    head,
    setHead,
    terms,
    saving,
    isLoading: requestedId !== null && books.lot?.id !== requestedId && loading.isFetching,
    loadError: loading.error,
    reload: () => void loading.refetch(),
    /** Starts the check of the draft and shows it. False: it could not be saved first. */
    check: async (): Promise<boolean> => {
      if (!(await saving.save()) || !books.lot) return false;
      await checkDraft(books.lot);
      void navigate(lotPage(books.lot.id));
      return true;
    },
  };
}
