import { MenuItem, TextField } from '@mui/material';
import type { Problems } from '../../domain/wire/problem';
import { OTHER_REASON_ID } from '../../domain/stops/statusChange';
import { useT, useTranslateAny } from '../../i18n/useT';
import { reasonText } from '../reasonText';
import { useNonDeliveryReasons } from './useNonDeliveryReasons';

export interface ReasonInput {
  non_delivery_reason_id: number | null;
  other_reason: string;
  comments: string;
}

export const NO_REASON: ReasonInput = { non_delivery_reason_id: null, other_reason: '', comments: '' };

interface ReasonFieldsProps {
  /** Prefix of the field ids. */
  prefix: string;
  input: ReasonInput;
  problems: Problems;
  /** Reason and comment are optional. */
  isOptional?: boolean;
  onChange: (input: ReasonInput) => void;
}

/**
 * Reason, free text of the reason "other", and a comment: all required (spec §5 "Cancel"), or all optional.
 */
export function ReasonFields({ prefix, input, problems, isOptional = false, onChange }: ReasonFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const reasons = useNonDeliveryReasons();
  const field = (name: keyof ReasonInput) => {
    const problem = problems[name];
    return {
      id: `${prefix}-${name}`,
      name,
      required: !isOptional,
      size: 'small' as const,
      fullWidth: true,
      error: problem !== undefined,
      helperText: problem ? translateAny(problem.message, problem.args) : undefined,
    };
  };
  return (
    <>
      <TextField
        {...field('non_delivery_reason_id')}
        select
        label={translate('actions.changeStatus.reason')}
        value={input.non_delivery_reason_id ?? ''}
        onChange={({ target }) =>
          onChange({ ...input, non_delivery_reason_id: Number(target.value) || null })
        }
      >
        {isOptional ? <MenuItem value="">{translate('actions.changeStatus.noReason')}</MenuItem> : null}
        {(reasons.data ?? []).map((reason) => (
          <MenuItem key={reason.id} value={reason.id}>
            {reasonText(
              { non_delivery_reason_id: reason.id, non_delivery_reason_description: reason.description },
              translateAny,
            )}
          </MenuItem>
        ))}
      </TextField>
      {input.non_delivery_reason_id === OTHER_REASON_ID ? (
        <TextField
          {...field('other_reason')}
          required
          label={translate('actions.changeStatus.otherReason')}
          value={input.other_reason}
          onChange={({ target }) => onChange({ ...input, other_reason: target.value })}
        />
      ) : null}
      <TextField
        {...field('comments')}
        label={translate('actions.changeStatus.comments')}
        multiline
        minRows={2}
        value={input.comments}
        onChange={({ target }) => onChange({ ...input, comments: target.value })}
      />
    </>
  );
}
