import ClosedIcon from '@mui/icons-material/LockOutlined';
import OpenIcon from '@mui/icons-material/EditNoteOutlined';
import WaitIcon from '@mui/icons-material/AccessTimeOutlined';
import type { BillingPeriod } from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';

/** Open, closed, or not calculated yet. */
export function PeriodState({ period }: { period: BillingPeriod }) {
  const translate = useT();
  if (period.state === 'closed')
    return <ToneTag tone="green" icon={ClosedIcon} word={translate('billing.states.closed')} />;
  return period.calculated_at === null ? (
    <ToneTag tone="grey" icon={WaitIcon} word={translate('billing.states.notCalculated')} />
  ) : (
    <ToneTag tone="accent" icon={OpenIcon} word={translate('billing.states.open')} />
  );
}
