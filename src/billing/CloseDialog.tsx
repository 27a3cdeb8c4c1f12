import Alert from '@mui/material/Alert';
import type { BillingPeriod } from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { centsText } from './amounts';
import { useMonthText } from '../ui/useMonthText';
import { sendClosing } from './usePeriod';

interface CloseDialogProps {
  period: BillingPeriod;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Closes a period for good, after a question. */
export default function CloseDialog({ period, onDone, onClose }: CloseDialogProps) {
  const translate = useT();
  const monthText = useMonthText();
  return (
    <CommandDialog
      title={translate('billing.closing.title', {
        client: period.client,
        month: monthText(period.from_date),
      })}
      verb={translate('billing.period.close')}
      keep={translate('billing.closing.keep')}
      onRun={async () => {
        await sendClosing(period);
        showMessage({ kind: 'success', text: translate('billing.closing.done') });
        await onDone();
        onClose();
      }}
      onClose={onClose}
    >
      {() => (
        <>
          {period.without_prices > 0 ? (
            <Alert severity="warning">
              {translate('billing.closing.withoutPrices', { smart_count: period.without_prices })}
            </Alert>
          ) : null}
          <span>{translate('billing.closing.sentence', { amount: centsText(period.amounts.total) })}</span>
        </>
      )}
    </CommandDialog>
  );
}
