import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, type HttpError } from '../../../providers/http';
import { showMessage } from '../../../providers/messageLog';
import type { Row } from '../../../ui/resourceOf';

export interface ActivityDialogProps {
  record: Row;
  onClose: () => void;
}

/** Switches one participant on or off with the version that was seen; the dialog shows a refusal. */
export function useActivity(
  record: Row,
  call: 'inactivate' | 'is_active/toggle',
  said: string,
  onDone: () => void,
) {
  const client = useQueryClient();
  return useMutation<unknown, HttpError, Readonly<Record<string, unknown>>>({
    mutationFn: (body) =>
      request(`/participants/${record.id}/${call}`, {
        method: 'PATCH',
        body,
        version: record.version ?? null,
        toast: false,
      }),
    onSuccess: async () => {
      showMessage({ kind: 'success', key: said, text: said });
      await client.invalidateQueries({ queryKey: ['participants'] });
      onDone();
    },
    // The dialog shows the refusal; what stands behind it may be old.
    onError: () => void client.invalidateQueries({ queryKey: ['participants'] }),
  });
}
