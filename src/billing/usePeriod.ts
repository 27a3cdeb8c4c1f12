import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  billingLinesCall,
  billingPeriodCall,
  closePeriodCall,
  correctPeriodCall,
  removeCorrectionCall,
  type BillingLineKind,
  type BillingPeriod,
} from '../contract/billing/billing';
import { readApi } from '../providers/callApi';

const KEY = 'billingPeriod';

export function usePeriod(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => readApi(billingPeriodCall, { params: { id } }, { signal }),
    retry: false,
  });
  /** After a change: the period, its lines, and the month that it is in. */
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [KEY, id] }),
        client.invalidateQueries({ queryKey: ['billing'] }),
      ]),
    [client, id],
  );
  return { ...query, refresh };
}

export function useLines(id: number, kind: BillingLineKind, page: number, version: number) {
  return useQuery({
    queryKey: [KEY, id, 'lines', kind, page, version],
    queryFn: ({ signal }) => readApi(billingLinesCall, { params: { id }, query: { kind, page } }, { signal }),
    retry: false,
  });
}

interface Correction {
  amount: string;
  reason: string;
  delivery_event_id: number | null;
}

export async function sendCorrection({ id, version }: BillingPeriod, body: Correction): Promise<void> {
  await readApi(correctPeriodCall, { params: { id }, body }, { version });
}

export async function sendRemoval({ id, version }: BillingPeriod, lineId: number): Promise<void> {
  await readApi(removeCorrectionCall, { params: { id, lineId } }, { version });
}

export async function sendClosing({ id, version }: BillingPeriod): Promise<void> {
  await readApi(closePeriodCall, { params: { id } }, { version });
}
