import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './httpError';

const RETRIES = 2;

/** A refusal stays a refusal: only "no answer" and the server's own faults are worth another try. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const isTransient = !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
  return failures < RETRIES && isTransient;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What changes is told by the live stream; coming back to the window is no reason to ask again.
      queries: { retry: isWorthRepeating, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
