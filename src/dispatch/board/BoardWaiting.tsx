import { Alert, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Before the first day is here: that it comes, or why it did not. */
export function BoardWaiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const translate = useTranslate();
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={onRetry}>{translate('dispatch.retry')}</Button>}>
        {translate('dispatch.loadFailed')}. {error.message}
      </Alert>
    );
  return (
    <div className="dispatch" aria-busy="true">
      <Skeleton variant="rounded" height={40} />
      <div className="board-and-panel">
        {[0, 1, 2, 3].map((lane) => (
          <Skeleton key={lane} variant="rounded" width={308} height="60vh" />
        ))}
      </div>
    </div>
  );
}
