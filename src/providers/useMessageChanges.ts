import { useLive } from './useLive';

/** Calls back when a message was sent, moved or given up, and after a gap in the stream. */
export function useMessageChanges(onChange: () => void): void {
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'messages.changed') onChange();
    },
    onGap: onChange,
  });
}
