import { onlineManager, QueryClient } from '@tanstack/react-query';
import { HttpError } from './httpError';

const RETRIES = 2;

/** A refusal stays a refusal: only "no answer" and the server's own faults are worth another try. */
function isWorthRepeating(failures: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  const isTransient = !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
  return failures < RETRIES && isTransient;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What changes is told by the live stream; coming back to the window is no reason to ask again.
      // Without a connection a call fails and says so, rather than wait in silence; it is made again when there is one.
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
