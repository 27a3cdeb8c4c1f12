import { memo, Suspense } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useAllowed } from '../../providers/usePermissions';

/** Milliseconds after which the phone comes anyway, on a page that is never idle. */
const PATIENCE_MS = 3_000;

/** The page comes first. Safari has no such callback. */
const pageIsThere = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, PATIENCE_MS / 2);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });

const PhoneWidget = lazyPart(async () => {
  await pageIsThere();
  return withMessages('calls', () => import('../../calls/PhoneWidget'))();
});

/** The place of the phone in the header; its code and words come after the page, to people who make calls. */
export const PhoneSlot = memo(function PhoneSlot() {
  return useAllowed(PERMISSIONS.calls.make) ? (
    <Suspense fallback={null}>
      <PhoneWidget />
    </Suspense>
  ) : null;
});
