import { Suspense, useSyncExternalStore } from 'react';
import { closeWhy, readWhy, subscribeWhy } from './why';
import { lazyPart } from '../../providers/lazyPart';

const WhyDialog = lazyPart(() => import('./WhyDialog'));

/** Renders the "Why can't I?" dialog for any place on the page. */
export function Why() {
  const needs = useSyncExternalStore(subscribeWhy, readWhy);
  if (!needs) return null;
  return (
    <Suspense fallback={null}>
      <WhyDialog needs={needs} onClose={closeWhy} />
    </Suspense>
  );
}
