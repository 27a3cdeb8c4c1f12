import { useQueryClient } from '@tanstack/react-query';
import { callLogCall } from '../contract/calls/callLog';
import { useLive } from '../providers/useLive';

/** Lists of calls on the page show what has just happened. */
export function useFreshLog(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [callLogCall.path] });
  useLive('calls', {
    onEvent: ({ event }) => {
      if (event !== 'calls.signal') refresh();
    },
    onGap: refresh,
  });
}
