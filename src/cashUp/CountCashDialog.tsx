import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CASH_REASON_MAX, cashUpProblems, shortBy } from '../domain/money/cashUp';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { formatMoney, MONEY_PREFIX, parseMoney } from '../domain/money/money';
import type { Problems } from '../domain/wire/problem';
import { useT, useTranslateAny } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { Difference } from './Difference';
import { sendCount } from './useCash';
import { dayText } from '../providers/measures';

interface CountCashDialogProps {
  date: string;
  driver: CashOfDriver;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The counted amount that the driver hands over; a difference needs a reason. */
export default function CountCashDialog({ date, driver, onDone, onClose }: CountCashDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [counted, setCounted] = useState(driver.cash_up?.counted_amount ?? '');
  const [reason, setReason] = useState(driver.cash_up?.reason ?? '');
  const amount = parseMoney(counted);
  const input = { counted_amount: amount, reason: reason.trim() || null };
  const differs = amount !== null && shortBy(driver.to_hand_over, amount) !== '0.00';
  const own = cashUpProblems(input, driver.to_hand_over);
  const text = (problems: Problems, field: string) => {
    const found = problems[field];
    return found && translateAny(found.message, found.args);
  };
  const isNoAmount = counted !== '' && amount === null;
  return (
    <CommandDialog
      title={translate('cashUp.dialog.title', { driver: driver.employee, cdp: driver.cdp_name })}
      verb={translate(driver.cash_up ? 'cashUp.dialog.correct' : 'cashUp.dialog.verb')}
      keep={translate('cashUp.dialog.keep')}
      isBlocked={Object.keys(own).length > 0}
      onRun={async () => {
        await sendCount({ date, driver, counted_amount: amount ?? '', reason: input.reason });
        const key = 'cashUp.dialog.done';
        showMessage({ kind: 'success', key, text: translate(key, { driver: driver.employee }) });
        await onDone();
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>
            {translate('cashUp.dialog.sentence', {
              driver: driver.employee,
              cdp: driver.cdp_name,
              amount: formatMoney(driver.to_hand_over),
              date: dayText(date),
            })}
            {driver.outstanding !== '0.00' &&
              ` ${translate('cashUp.dialog.outstanding', { amount: formatMoney(driver.outstanding) })}`}
          </span>
          <TextField
            autoFocus
            required
            label={translate('cashUp.dialog.counted')}
            value={counted}
            disabled={isRunning}
            placeholder="0.00"
            error={isNoAmount || problems.counted_amount !== undefined}
            helperText={isNoAmount ? text(own, 'counted_amount') : text(problems, 'counted_amount')}
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">{MONEY_PREFIX}</InputAdornment> },
              htmlInput: { inputMode: 'decimal', maxLength: 10, autoComplete: 'off' },
            }}
            onChange={({ target }) => setCounted(target.value)}
            onBlur={() => setCounted(amount ?? counted)}
          />
          {amount !== null && (
            <Box role="status">
              <Difference owed={driver.to_hand_over} counted={amount} />
            </Box>
          )}
          {differs && (
            <TextField
              required
              multiline
              minRows={2}
              label={translate('cashUp.dialog.reason')}
              value={reason}
              disabled={isRunning}
              error={problems.reason !== undefined}
              helperText={text(problems, 'reason') ?? translate('cashUp.problems.reason')}
              slotProps={{ htmlInput: { maxLength: CASH_REASON_MAX } }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}
