import { DialogContentText } from '@mui/material';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';

interface LockedBecauseProps {
  record: Pick<EventView | ManifestView, 'locked_reason' | 'locked_by_name'>;
}

/** Who locked a stop or run, and why. */
export function LockedBecause({ record }: LockedBecauseProps) {
  const translate = useT();
  const args = { who: record.locked_by_name ?? '', reason: record.locked_reason ?? '' };
  return (
    <DialogContentText color="textPrimary">{translate('actionParts.lockedBecause', args)}</DialogContentText>
  );
}
