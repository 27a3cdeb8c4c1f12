import { Skeleton } from '@mui/material';
import { BoardFailed } from './BoardFailed';
import { LanesWaiting } from './LanesWaiting';

/** Before the first day is here: that it comes, or why it did not. */
export function BoardWaiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <BoardFailed error={error} onRetry={onRetry} />;
  return (
    <div className="dispatch" aria-busy="true">
      <Skeleton variant="rounded" height={40} />
      <div className="board-and-panel">
        <LanesWaiting />
      </div>
    </div>
  );
}
