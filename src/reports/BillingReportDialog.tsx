import { useState } from 'react';
import { billingMonths } from '../domain/billing/billingPeriod';
import { dateInZone } from '../domain/time/dates';
import { billingPeriod } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { readSession } from '../providers/session';
import { MonthSelect } from '../ui/MonthSelect';
import { ReportDialog } from './ReportDialog';
import { startBillingReport } from './reportCalls';
import { useReportCall } from './useReportCall';

/** Billing report (spec §2, §5): a month from January 2022 until now, sent by e-mail. */
export default function BillingReportDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const auth = readSession()?.auth;
  const today = dateInZone(new Date(), auth?.time_zone ?? 'UTC');
  const [month, setMonth] = useState(today.slice(0, 7));
  const email = auth?.email ?? '';
  const call = useReportCall(startBillingReport, translate('reports.billing.sent', { email }), onClose);
  const period = billingPeriod(month, today);
  return (
    <ReportDialog
      title={translate('reports.billing.title')}
      sentence={translate('reports.billing.sentence', { email })}
      confirm={translate('reports.billing.confirm')}
      canSend={period !== null}
      isSending={call.isSending}
      error={call.error}
      onSend={() => period && call.send(period)}
      onClose={onClose}
    >
      <MonthSelect
        label={translate('reports.billing.month')}
        months={billingMonths(today)}
        value={month}
        onChange={setMonth}
      />
    </ReportDialog>
  );
}
