import { Alert } from '@mui/material';
import { useT } from '../../i18n/useT';
import { useBrowserSettings } from '../../providers/browserSettings';

/** "Unassigned deliveries have a maximum" (spec §5): shown when a day has more. */
export function PoolLimitNotice({ count }: { count: number }) {
  const translate = useT();
  const { max_unassigned_deliveries: max } = useBrowserSettings();
  if (count <= max) return null;
  return <Alert severity="warning">{translate('scheduling.poolLimit', { count, max })}</Alert>;
}
