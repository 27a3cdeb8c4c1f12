import { TextField } from '@mui/material';
import { useState } from 'react';
import { dateInZone } from '../domain/time/dates';
import { billingPeriod } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { readSession } from '../providers/session';
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
      <TextField
        required
        type="month"
        id="billing-report-month"
        label={translate('reports.billing.month')}
        value={month}
        onChange={(event) => setMonth(event.target.value.trim())}
        error={period === null}
        helperText={period ? ' ' : translate('reports.billing.monthHint')}
        slotProps={{
          htmlInput: { min: '2022-01', max: today.slice(0, 7), placeholder: 'YYYY-MM' },
          inputLabel: { shrink: true },
        }}
      />
    </ReportDialog>
  );
}
