import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import {
  type EventStatusId,
  eventStatusKey,
  isClosedStatus,
  isSuccessfulStatus,
  STATUSES_NEEDING_REASON,
  UNSUCCESSFUL_STATUSES,
} from '../../domain/stops/eventStatus';
import type { Problems } from '../../domain/wire/problem';
import { OTHER_REASON_ID } from '../../domain/stops/statusChange';
import { useT, useTranslateAny } from '../../i18n/useT';
import { reasonText } from '../reasonText';
import type { StatusInput } from './statusInput';
import { useNonDeliveryReasons } from './useNonDeliveryReasons';

interface StatusFieldsProps {
  /** The selectable statuses. */
  statuses: readonly EventStatusId[];
  input: StatusInput;
  /** The time at the door that is proposed: for sending, and in words. Null: none is known. */
  proposed: { wire: string; text: string } | null;
  problems: Problems;
  onChange: (input: StatusInput) => void;
}

/**
 * Status and the fields it requires: a reason for some, a comment for unsuccessful ones, text for "other".
 */
export function StatusFields({ statuses, input, proposed, problems, onChange }: StatusFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const reasons = useNonDeliveryReasons();
  const status = input.delivery_event_status_id;
  const needsReason = status !== null && STATUSES_NEEDING_REASON.has(status);
  const field = (name: keyof StatusInput) => {
    const problem = problems[name];
    return {
      id: `change-status-${name}`,
      name,
      size: 'small' as const,
      fullWidth: true,
      error: problem !== undefined,
      helperText: problem ? translateAny(problem.message, problem.args) : undefined,
    };
  };
  return (
    <>
      <TextField
        {...field('delivery_event_status_id')}
        select
        required
        autoFocus
        label={translate('actions.changeStatus.status')}
        value={status ?? ''}
        onChange={(change) => onChange({ ...input, delivery_event_status_id: Number(change.target.value) })}
      >
        {statuses.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(eventStatusKey(id))}
          </MenuItem>
        ))}
      </TextField>
      {needsReason ? (
        <TextField
          {...field('non_delivery_reason_id')}
          select
          required
          label={translate('actions.changeStatus.reason')}
          value={input.non_delivery_reason_id ?? ''}
          onChange={(change) => onChange({ ...input, non_delivery_reason_id: Number(change.target.value) })}
        >
          {(reasons.data ?? []).map((reason) => (
            <MenuItem key={reason.id} value={reason.id}>
              {reasonText(
                { non_delivery_reason_id: reason.id, non_delivery_reason_description: reason.description },
                translateAny,
              )}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {needsReason && input.non_delivery_reason_id === OTHER_REASON_ID ? (
        <TextField
          {...field('other_reason')}
          required
          label={translate('actions.changeStatus.otherReason')}
          value={input.other_reason}
          onChange={(change) => onChange({ ...input, other_reason: change.target.value })}
        />
      ) : null}
      {status !== null && isSuccessfulStatus(status) ? (
        <TextField
          {...field('receptor_name')}
          label={translate('actions.changeStatus.receptor')}
          value={input.receptor_name}
          onChange={(change) => onChange({ ...input, receptor_name: change.target.value })}
        />
      ) : null}
      {proposed && status !== null && isClosedStatus(status) ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={input.datetime !== null}
              onChange={(change) =>
                onChange({ ...input, datetime: change.target.checked ? proposed.wire : null })
              }
            />
          }
          label={translate('actions.changeStatus.atDoor', { time: proposed.text })}
        />
      ) : null}
      <TextField
        {...field('comments')}
        required={status !== null && UNSUCCESSFUL_STATUSES.has(status)}
        label={translate('actions.changeStatus.comments')}
        multiline
        minRows={2}
        value={input.comments}
        onChange={(change) => onChange({ ...input, comments: change.target.value })}
      />
    </>
  );
}
