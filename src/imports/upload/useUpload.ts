import { useEffect, useRef, useState } from 'react';
import type { ImportLotView } from '../../domain/imports/importView';
import { lotUploadCall, newLotCall } from '../../contract/imports/lots';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { postForm } from './postForm';

export type UploadState =
  | { phase: 'ready' }
  /** `share` of the bytes, 0 to 1; 1 while the server opens the lot. */
  | { phase: 'sending'; share: number }
  | { phase: 'failed'; error: HttpError };

interface LotOfFile {
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
}

/** Sends a file to the store and opens a lot for it; can be stopped, and a failed one tried again with the same input. */
export function useUpload(onDone: (lot: ImportLotView) => void) {
  const [state, setState] = useState<UploadState>({ phase: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, lot: LotOfFile) => {
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    setState({ phase: 'sending', share: 0 });
    try {
      const named = { file_name: file.name, size: file.size };
      const form = await readApi(lotUploadCall, { body: named }, { signal });
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      body.append('file', file, file.name);
      await postForm(form.url, body, {
        signal,
        onProgress: (share) => setState({ phase: 'sending', share }),
      });
      onDone(
        await readApi(
          newLotCall,
          { body: { ...lot, key: form.fields.key, file_name: file.name } },
          { signal },
        ),
      );
    } catch (error) {
      if (signal.aborted) setState({ phase: 'ready' });
      else if (error instanceof HttpError) setState({ phase: 'failed', error });
      else throw error;
    }
  };
  return { state, send, cancel: () => running.current?.abort() };
}
