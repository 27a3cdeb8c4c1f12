import { Button, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { stopCall } from '../commandCall';
import { copaymentCall } from '../../contract/dispatch/copayment';
import {
  copaymentAmount,
  copaymentProblems,
  NO_COPAYMENT,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../domain/money/copayment';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import {
  formatMoney,
  MONEY_MAX,
  MONEY_MIN,
  MONEY_PREFIX,
  MONEY_STEP,
  toCents,
} from '../../domain/money/money';
import { shortName } from '../../domain/people/shortName';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { AboutStop } from './AboutStop';
import { ActionDialog } from './ActionDialog';
import type { ActionDialogProps } from './deliveryAction';

/** Copayment management: amount and method; cancelling it asks first and sends 0 (spec §5). */
export default function CopaymentDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo } = useBoardActions();
  const isDue = event.copayment_amount !== null && (toCents(event.copayment_amount) ?? 0) > 0;
  const [amount, setAmount] = useState(isDue ? (event.copayment_amount ?? '') : '');
  const [method, setMethod] = useState<PaymentMethod | ''>('');
  const [isCanceling, setIsCanceling] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const name = event.participant_name ?? '';
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const now = answer.events.find((each) => each.id === event.id)?.copayment_amount;
      const text = isCanceling
        ? translate('actions.copayment.canceled', { name })
        : translate('actions.copayment.done', {
            name,
            amount: formatMoney(now ?? copaymentAmount(amount) ?? NO_COPAYMENT),
          });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [event.id, amount, isCanceling, name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const send = (copayment_amount: number) =>
    command.send(
      stopCall(copaymentCall, event, {
        copayment_amount,
        ...(method && !isCanceling ? { copayment_method: method } : {}),
      }),
    );
  const save = () => {
    if (isCanceling) return send(NO_COPAYMENT);
    const found = copaymentProblems({ copayment_amount: amount });
    setProblems(found);
    const parsed = copaymentAmount(amount);
    if (parsed === null) document.getElementById('copayment-amount')?.focus();
    // An amount of 0 cancels the copayment, and cancelling asks for confirmation.
    else if (isDue && toCents(parsed) === NO_COPAYMENT) setIsCanceling(true);
    else send(Number(parsed));
  };
  const shown = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const problem = shown.copayment_amount;
  const words = { name, who: shortName(name), amount: formatMoney(event.copayment_amount ?? NO_COPAYMENT) };

  if (isCanceling)
    return (
      <ActionDialog
        title={translate('actions.copayment.cancelTitle', words)}
        sentence={translate('actions.copayment.cancelSentence', words)}
        width="small"
        verb={translate('actions.copayment.cancelVerb')}
        keep={translate('actions.copayment.keep')}
        isDanger
        command={command}
        event={event}
        zone={manifest?.time_zone}
        onSubmit={save}
        onClose={() => setIsCanceling(false)}
      />
    );
  return (
    <ActionDialog
      title={translate('actions.copayment.title', words)}
      sentence={
        <>
          <AboutStop stops={[{ event, manifest }]} />
          {translate('actions.copayment.sentence', words)}
        </>
      }
      width="small"
      verb={translate('actions.copayment.verb')}
      keep={translate('actions.copayment.close')}
      command={command}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={save}
      onClose={onClose}
      more={
        isDue ? (
          <Button color="error" onClick={() => setIsCanceling(true)} disabled={state.phase === 'saving'}>
            {translate('actions.copayment.cancel')}
          </Button>
        ) : null
      }
    >
      <TextField
        id="copayment-amount"
        size="small"
        required
        autoFocus
        label={translate('actions.copayment.amount')}
        placeholder={MONEY_MIN}
        value={amount}
        error={problem !== undefined}
        helperText={problem ? translateAny(problem.message, problem.args) : undefined}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          input: { startAdornment: <InputAdornment position="start">{MONEY_PREFIX}</InputAdornment> },
          htmlInput: { inputMode: 'decimal', min: MONEY_MIN, max: MONEY_MAX, step: MONEY_STEP },
        }}
      />
      <TextField
        id="copayment-method"
        size="small"
        select
        label={translate('actions.copayment.method')}
        value={method}
        onChange={({ target }) => setMethod(PAYMENT_METHODS.find((each) => each === target.value) ?? '')}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('actions.copayment.atDoor')}</MenuItem>
        {PAYMENT_METHODS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`actions.copayment.methods.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
