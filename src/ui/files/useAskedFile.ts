import { useState } from 'react';
import { HttpError } from '../../providers/http';
import { useRefusalOf } from '../useMessageOf';
import { useFollowedFile } from './useFollowedFile';

/** Null, or without a number: there is no file to wait for. */
export type AskedFile = Promise<{ uuid?: string } | null>;

/**
 * Asks the server to make a file, and says in one message when it is ready. A refusal is answered as a sentence, that of
 * its first field where it names one.
 */
export function useAskedFile(onRefused: (sentence: string, error: HttpError) => void) {
  const follow = useFollowedFile();
  const refusalOf = useRefusalOf();
  const [isAsking, setIsAsking] = useState(false);
  const ask = (call: () => AskedFile) => {
    if (isAsking) return;
    setIsAsking(true);
    call()
      .then(
        (started) => {
          if (started?.uuid) follow(started.uuid);
        },
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          onRefused(refusalOf(error), error);
        },
      )
      .finally(() => setIsAsking(false));
  };
  return { isAsking, ask };
}
