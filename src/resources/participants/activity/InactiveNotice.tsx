import Alert from '@mui/material/Alert';
import { isBlank } from '../../../domain/wire/problem';
import { useT } from '../../../i18n/useT';
import type { Row } from '../../../ui/resourceOf';

/** Nobody plans for who is switched off: the page says so, and why. */
export function InactiveNotice({ record }: { record: Row }) {
  const translate = useT();
  if (record.is_active !== false) return null;
  return (
    <Alert severity="warning">
      {isBlank(record.inactive_reason)
        ? translate('participants.activity.isInactive')
        : translate('participants.activity.isInactiveBecause', { reason: String(record.inactive_reason) })}
    </Alert>
  );
}
