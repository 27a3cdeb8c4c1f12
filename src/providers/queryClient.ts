import { onlineManager, QueryClient } from '@tanstack/react-query';
import { HttpError } from './httpError';

const RETRIES = 2;

/** A refusal is final: only "no answer" and server errors are retried. */
function isWorthRepeating(failures: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  const isTransient = !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
  return failures < RETRIES && isTransient;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The live stream reports changes, so returning to the window fetches nothing. Without a connection a
      // call fails with a message and does not wait silently; it is repeated when the connection is back.
      queries: {
        retry: isWorthRepeating,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
