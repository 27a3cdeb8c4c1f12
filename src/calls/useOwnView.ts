import { useSyncExternalStore } from 'react';
import type { CallView } from '../contract/calls/calls';
import { createValueStore, useValue } from '../providers/valueStore';
import { centre } from './callCentre';

const NONE = createValueStore<null>(null);

/** The view of this window's call, while it is in one; null otherwise. */
export function useOwnView(): CallView | null {
  const { session } = useValue(centre);
  const store = session?.view ?? NONE;
  const view = useSyncExternalStore<CallView | null>(store.subscribe, store.get);
  return session?.isOver ? null : view;
}
