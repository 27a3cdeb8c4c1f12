import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';
import { useRunPart } from './runPlan';

/** One part of a run as it was when the step was opened; says what is wrong when it does not come. */
export function RunPartGate<T>({
  id,
  part,
  children,
}: {
  id: number;
  part: 'settings' | 'daily_times';
  children: (stored: T) => ReactNode;
}) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { data, error, refetch, isFetchedAfterMount } = useRunPart<T>(id, part);
  const [opened, setOpened] = useState<T | null>(null);
  if (!opened && data && isFetchedAfterMount) setOpened(data);
  if (opened) return children(opened);
  if (!error) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => void refetch()}>
          {translate('screens.empty.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
