import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { BillingPeriod } from '../contract/billing/billing';
import { CORRECTION_REASON_MAX, correctionProblems } from '../domain/billing/billingPeriod';
import { toCents } from '../domain/money/money';
import { useT, useTranslateAny } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { useMonthText } from '../ui/useMonthText';
import { sendCorrection } from './usePeriod';

interface CorrectDialogProps {
  period: BillingPeriod;
  /** The delivery that it is about; null: the whole period. */
  deliveryId: number | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Adds an amount to an open period, with a reason. */
export default function CorrectDialog({ period, deliveryId, onDone, onClose }: CorrectDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const monthText = useMonthText();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const own = correctionProblems({ cents: toCents(amount), reason });
  const isWrong = amount !== '' && amount !== '-' && own.amount !== undefined;
  return (
    <CommandDialog
      title={translate('billing.correcting.title', {
        client: period.client,
        month: monthText(period.from_date),
      })}
      verb={translate('billing.period.add')}
      keep={translate('billing.correcting.keep')}
      isBlocked={Object.keys(own).length > 0}
      onRun={async () => {
        await sendCorrection(period, {
          amount: amount.trim(),
          reason: reason.trim(),
          delivery_event_id: deliveryId,
        });
        showMessage({ kind: 'success', text: translate('billing.correcting.done') });
        await onDone();
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>
            {translate('billing.correcting.sentence')}
            {deliveryId === null
              ? null
              : ` ${translate('billing.correcting.ofDelivery', { number: deliveryId })}`}
          </span>
          <TextField
            autoFocus
            required
            label={translate('billing.correcting.amount')}
            value={amount}
            disabled={isRunning}
            error={isWrong || problems.amount !== undefined}
            helperText={
              isWrong || problems.amount
                ? translateAny('validation.correction')
                : translate('billing.correcting.amountHint')
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } }}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            required
            multiline
            minRows={2}
            label={translate('billing.correcting.reason')}
            value={reason}
            disabled={isRunning}
            error={problems.reason !== undefined}
            slotProps={{ htmlInput: { maxLength: CORRECTION_REASON_MAX } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </CommandDialog>
  );
}
