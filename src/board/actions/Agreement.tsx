import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useT } from '../../i18n/useT';

interface AgreementProps {
  /** How many deliveries leave their runs. */
  count: number;
  agrees: boolean;
  /** Was sent without it. */
  isAsked: boolean;
  onChange: (agrees: boolean) => void;
}

/** The checkbox of the specification's "I agree", required before anything is unassigned. */
export function Agreement({ count, agrees, isAsked, onChange }: AgreementProps) {
  const translate = useT();
  const isMissing = isAsked && !agrees;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id="unassign-agree"
            checked={agrees}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{
              input: {
                'aria-invalid': isMissing,
                'aria-describedby': isMissing ? 'unassign-agree-help' : undefined,
              },
            }}
          />
        }
        label={translate('actions.unassign.agree', { smart_count: count })}
      />
      {isMissing ? (
        <FormHelperText id="unassign-agree-help" error>
          {translate('actions.unassign.mustAgree', { smart_count: count })}
        </FormHelperText>
      ) : null}
    </div>
  );
}
