import { useState } from 'react';
import type { Row } from '../../ui/resourceOf';
import { statusOf } from '../../ui/useMessageOf';

/** What `useEditContext` and `useShowContext` know of the record that was asked for. */
export interface RecordQuery {
  record?: Row;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One call for a record; an address without a number asks for none. What goes wrong is said on the page. */
export function queryOptions(id: string | undefined) {
  return { enabled: isRecordId(id), retry: false, onError: () => undefined };
}

export function isRecordId(id: string | undefined): boolean {
  return Number.isInteger(Number(id));
}

/** The record once it has come fresh from the server: a row that a list had left behind could be old. */
export function useFreshRecord({ record, error, isFetching }: RecordQuery): Row | null {
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && record && !isFetching && !error) setIsFresh(true);
  // Deleted meanwhile: nothing of it is shown.
  return isFresh && record && statusOf(error) !== 404 ? record : null;
}
