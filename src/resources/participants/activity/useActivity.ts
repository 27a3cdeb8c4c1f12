import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '../../../contract/call';
import type { inactivateCall, toggleActiveCall } from '../../../contract/participants/activity';
import { readApi } from '../../../providers/callApi';
import type { HttpError } from '../../../providers/http';
import { showMessage } from '../../../providers/messageLog';
import type { Row } from '../../../ui/resourceOf';

export interface ActivityDialogProps {
  record: Row;
  onClose: () => void;
}

/** Switches one participant on or off with the version that was seen; the dialog shows a refusal. */
export function useActivity<Contract extends typeof inactivateCall | typeof toggleActiveCall>(
  record: Row,
  call: Contract,
  said: string,
  onDone: () => void,
) {
  const client = useQueryClient();
  return useMutation<unknown, HttpError, Sent<Contract['body']>>({
    mutationFn: (body) =>
      readApi<typeof inactivateCall | typeof toggleActiveCall>(
        call,
        { params: { id: record.id }, body },
        { version: record.version ?? null },
      ),
    onSuccess: async () => {
      showMessage({ kind: 'success', key: said, text: said });
      await client.invalidateQueries({ queryKey: ['participants'] });
      onDone();
    },
    // The dialog shows the refusal; what stands behind it may be old.
    onError: () => void client.invalidateQueries({ queryKey: ['participants'] }),
  });
}
