import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useT } from '../../i18n/useT';

interface AgreementProps {
  agrees: boolean;
  /** Was sent without it. */
  isAsked: boolean;
  onChange: (agrees: boolean) => void;
}

/** Checkbox "I agree", required before anything is unassigned. */
export function Agreement({ agrees, isAsked, onChange }: AgreementProps) {
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
        label={translate('actions.unassign.agree')}
      />
      {isMissing ? (
        <FormHelperText id="unassign-agree-help" error>
          {translate('actions.unassign.mustAgree')}
        </FormHelperText>
      ) : null}
    </div>
  );
}
