import { useState, type ReactNode } from 'react';
import { useMessageOf } from '../../ui/useMessageOf';
import { LoadFailed } from '../../ui/LoadFailed';
import type { RunPartCalls } from './runPartCalls';
import { useRunPart } from './runPlan';

/** One part of a run as it was when the step was opened; says what is wrong when it does not come. */
export function RunPartGate<T, Body>({
  id,
  calls,
  children,
}: {
  id: number;
  calls: RunPartCalls<T, Body>;
  children: (stored: T) => ReactNode;
}) {
  const messageOf = useMessageOf();
  const { data, error, refetch, isFetchedAfterMount } = useRunPart(id, calls);
  const [opened, setOpened] = useState<T | null>(null);
  if (!opened && data && isFetchedAfterMount) setOpened(data);
  if (opened) return children(opened);
  if (!error) return null;
  return <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>;
}
