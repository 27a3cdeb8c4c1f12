import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInZone } from '../domain/time/dates';
import { isReportDate, reportBounds } from '../domain/wire/reportPeriod';
import { useT } from '../i18n/useT';
import { readSession } from '../providers/session';
import { useRecords } from '../ui/useRecords';
import { ReportDialog } from './ReportDialog';
import { startDeliveriesReport } from './reportCalls';
import { useReportCall } from './useReportCall';
import { DayInput } from '../ui/DayInput';

/** Delivery report (spec §2, §5): CDP and date; a CDP is required. */
export default function DeliveryReportDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const auth = readSession()?.auth;
  const today = dateInZone(new Date(), auth?.time_zone ?? 'UTC');
  const bounds = reportBounds(today);
  const [date, setDate] = useState(today);
  const [chosen, setChosen] = useState<number | ''>(auth?.is_cdp && auth.cdp_id ? auth.cdp_id : '');
  const cdps = useRecords('cdps', { filter: { is_active: true }, sort: 'name', perPage: 1000 });
  const call = useReportCall(startDeliveriesReport, translate('reports.started'), onClose);
  const isDay = isReportDate(date, today);
  const own = (cdps.data ?? []).filter((cdp) => !auth?.is_cdp || cdp.id === auth.cdp_id);
  return (
    <ReportDialog
      title={translate('reports.deliveries.title')}
      sentence={translate('reports.deliveries.sentence')}
      confirm={translate('reports.deliveries.confirm')}
      canSend={chosen !== '' && isDay}
      isSending={call.isSending}
      error={cdps.error ? translate('reports.deliveries.cdpsFailed') : call.error}
      onSend={() => chosen !== '' && call.send({ date, close_door_pharmacy_id: chosen })}
      onClose={onClose}
    >
      <TextField
        select
        required
        id="delivery-report-cdp"
        label={translate('reports.deliveries.cdp')}
        value={own.some((cdp) => cdp.id === chosen) ? chosen : ''}
        onChange={(event) => setChosen(Number(event.target.value))}
        disabled={cdps.isPending}
      >
        {own.map((cdp) => (
          <MenuItem key={cdp.id} value={cdp.id}>
            {cdp.name}
          </MenuItem>
        ))}
      </TextField>
      <DayInput
        required
        id="delivery-report-date"
        label={translate('reports.deliveries.date')}
        value={date}
        onChange={setDate}
        error={!isDay}
        helperText={isDay ? ' ' : translate('validation.reportDate')}
        {...bounds}
      />
    </ReportDialog>
  );
}
