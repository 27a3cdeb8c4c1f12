import { Suspense } from 'react';
import { lazyPart } from '../../providers/lazyPart';
import { useValue } from '../../providers/valueStore';
import { requestedPermissions } from './why';

const WhyDialog = lazyPart(() => import('./WhyDialog'));

/** Renders the "Why can't I?" dialog for any place on the page. */
export function Why() {
  const needs = useValue(requestedPermissions);
  if (!needs) return null;
  return (
    <Suspense fallback={null}>
      <WhyDialog needs={needs} onClose={() => requestedPermissions.set(null)} />
    </Suspense>
  );
}
