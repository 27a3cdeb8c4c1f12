import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closeWhy, readWhy, subscribeWhy } from './why';

const WhyDialog = lazy(() => import('./WhyDialog'));

/** "Why can't I?", wherever on the page it was asked. */
export function Why() {
  const needs = useSyncExternalStore(subscribeWhy, readWhy);
  if (!needs) return null;
  return (
    <Suspense fallback={null}>
      <WhyDialog needs={needs} onClose={closeWhy} />
    </Suspense>
  );
}
