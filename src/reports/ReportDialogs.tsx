import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openReportDialog, type ReportName } from '../ui/routes/reportDialogs';
import { useValue } from '../providers/valueStore';
import { lazyPart } from '../providers/lazyPart';

const DIALOGS = {
  deliveries: lazyPart(() => import('./DeliveryReportDialog')),
  billing: lazyPart(() => import('./BillingReportDialog')),
} satisfies Record<ReportName, unknown>;

/** The dialog of the report chosen in the menu, over the open page. */
export function ReportDialogs() {
  const name = useValue(openReportDialog);
  const { pathname } = useLocation();
  // Another page is another intention.
  useEffect(() => openReportDialog.set(null), [pathname]);
  if (!name) return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => openReportDialog.set(null)} />
    </Suspense>
  );
}
