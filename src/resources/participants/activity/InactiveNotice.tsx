import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { isBlank } from '../../../domain/problem';
import type { Row } from '../../screens/resourceOf';

/** Nobody plans for who is switched off: the page says so, and why. */
export function InactiveNotice({ record }: { record: Row }) {
  const translate = useTranslate();
  if (record.is_active !== false) return null;
  return (
    <Alert severity="warning">
      {isBlank(record.inactive_reason)
        ? translate('participants.activity.isInactive')
        : translate('participants.activity.isInactiveBecause', { reason: String(record.inactive_reason) })}
    </Alert>
  );
}
