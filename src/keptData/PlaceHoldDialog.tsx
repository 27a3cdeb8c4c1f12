import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { placeHoldCall } from '../contract/keeping/legalHolds';
import { HOLD_KINDS, MAX_HOLD_REASON, type HoldKind } from '../domain/keeping/legalHold';
import { isDate } from '../domain/time/dates';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { DayInput } from '../ui/DayInput';
import { HeldParticipant } from './HeldParticipant';
import { HeldRun } from './HeldRun';

interface Draft {
  kind: HoldKind;
  participant_id: number | null;
  delivery_manifest_id: number | null;
  from_date: string;
  to_date: string;
  reason: string;
}

const isFilled = ({ kind, reason, ...draft }: Draft) =>
  reason.trim() !== '' &&
  {
    participant: draft.participant_id !== null,
    run: draft.delivery_manifest_id !== null,
    period: isDate(draft.from_date) && isDate(draft.to_date),
  }[kind];

interface PlaceHoldDialogProps {
  onPlaced: () => Promise<void>;
  onClose: () => void;
}

/** What is held, and why. */
export function PlaceHoldDialog({ onPlaced, onClose }: PlaceHoldDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (name: KeyUnder<'keptData.holds'>) => translate(`keptData.holds.${name}`);
  const [draft, setDraft] = useState<Draft>({
    kind: 'participant',
    participant_id: null,
    delivery_manifest_id: null,
    from_date: '',
    to_date: '',
    reason: '',
  });
  const { kind, reason, participant_id, delivery_manifest_id, from_date, to_date } = draft;
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const isPeriod = kind === 'period';
  return (
    <CommandDialog
      title={word('place')}
      verb={word('placeVerb')}
      keep={word('keep')}
      isBlocked={!isFilled(draft)}
      onRun={async () => {
        const body = {
          kind,
          reason,
          participant_id: kind === 'participant' ? participant_id : null,
          delivery_manifest_id: kind === 'run' ? delivery_manifest_id : null,
          from_date: isPeriod ? from_date : null,
          to_date: isPeriod ? to_date : null,
        };
        await readApi(placeHoldCall, { body }, { toast: false });
        await onPlaced();
        showMessage({ kind: 'success', text: word('placed') });
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => {
        const shared = (name: keyof Draft) => {
          const problem = problems[name];
          return {
            disabled: isRunning,
            error: problem !== undefined,
            helperText: problem && translateAny(problem.message, problem.args),
          };
        };
        return (
          <>
            <TextField
              {...shared('kind')}
              select
              required
              autoFocus
              size="small"
              label={word('kind')}
              value={kind}
              onChange={({ target }) => put({ kind: HOLD_KINDS.find((one) => one === target.value) ?? kind })}
            >
              {HOLD_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`keptData.holds.kinds.${one}`)}
                </MenuItem>
              ))}
            </TextField>
            {kind === 'participant' && <HeldParticipant onPick={(id) => put({ participant_id: id })} />}
            {kind === 'run' && (
              <HeldRun value={delivery_manifest_id} onPick={(id) => put({ delivery_manifest_id: id })} />
            )}
            {isPeriod && (
              <>
                <DayInput
                  {...shared('from_date')}
                  required
                  label={word('from')}
                  value={from_date}
                  onChange={(day) => put({ from_date: day })}
                />
                <DayInput
                  {...shared('to_date')}
                  required
                  label={word('to')}
                  value={to_date}
                  onChange={(day) => put({ to_date: day })}
                />
              </>
            )}
            <TextField
              {...shared('reason')}
              required
              multiline
              minRows={2}
              size="small"
              label={word('reason')}
              value={reason}
              helperText={shared('reason').helperText ?? word('reasonHint')}
              slotProps={{ htmlInput: { maxLength: MAX_HOLD_REASON } }}
              onChange={({ target }) => put({ reason: target.value })}
            />
          </>
        );
      }}
    </CommandDialog>
  );
}
