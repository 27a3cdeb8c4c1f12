import { Skeleton } from '@mui/material';
import { BoardFailed } from './BoardFailed';
import { LanesWaiting } from './LanesWaiting';
import styles from './boardPage.module.css';

/** Shown before the first day is loaded: a placeholder, or the error. */
export function BoardWaiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <BoardFailed error={error} onRetry={onRetry} />;
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton variant="rounded" height={40} />
      <div className={styles.panes}>
        <LanesWaiting />
      </div>
    </div>
  );
}
