import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cashOfDayCall, closeCashCall } from '../contract/cashUp/cashUps';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { readApi } from '../providers/callApi';

const KEY = 'cash_ups';

/** A cash-up is per driver and CDP. */
export function cashKey({ employee_id, close_door_pharmacy_id }: CashOfDriver): string {
  return `${employee_id}:${close_door_pharmacy_id}`;
}

/** Payments that each driver collected on a day. */
export function useCash(date: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, date],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readApi(cashOfDayCall, { query: { date } }, { signal }),
  });
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return { ...query, refetch };
}

interface Counting {
  date: string;
  driver: CashOfDriver;
  counted_amount: string;
  reason: string | null;
}

/** Sent with the version that the user has seen, if there is one. */
export async function sendCount({ date, driver, counted_amount, reason }: Counting): Promise<void> {
  const { employee_id, close_door_pharmacy_id, to_hand_over, cash_up } = driver;
  const body = { employee_id, close_door_pharmacy_id, date, to_hand_over, counted_amount, reason };
  await readApi(closeCashCall, { body }, { version: cash_up?.version ?? null });
}
