import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openReport, readOpenReport, subscribeOpenReport, type ReportName } from '../ui/routes/reportDialogs';
import { lazyPart } from '../providers/lazyPart';

const DIALOGS = {
  deliveries: lazyPart(() => import('./DeliveryReportDialog')),
  billing: lazyPart(() => import('./BillingReportDialog')),
} satisfies Record<ReportName, unknown>;

/** The dialog of the report chosen in the menu, over the open page. */
export function ReportDialogs() {
  const name = useSyncExternalStore(subscribeOpenReport, readOpenReport);
  const { pathname } = useLocation();
  // Another page is another intention.
  useEffect(() => openReport(null), [pathname]);
  if (!name) return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => openReport(null)} />
    </Suspense>
  );
}
