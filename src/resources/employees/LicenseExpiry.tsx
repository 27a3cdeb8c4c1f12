import ExpiredIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ExpiringIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { dateInZone, isDate } from '../../domain/time/dates';
import { licenseState } from '../../domain/people/license';
import { useT } from '../../i18n/useT';
import { useBrowserSettings } from '../../providers/browserSettings';
import { operationZone } from '../../providers/operationZone';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';
import { ToneTag } from '../../ui/ToneTag';
import { dayText } from '../../providers/measures';

/** The last day of a licence, and a warning ahead of it: the days are counted in the zone of the operation. */
export function LicenseExpiry({ value }: DisplayProps<Field>) {
  const translate = useT();
  const { license_warning_days: warningDays } = useBrowserSettings();
  const expiry = String(value);
  if (!isDate(expiry)) return <>{expiry}</>;
  const today = dateInZone(new Date(), operationZone());
  const { state, days } = licenseState(expiry, today, warningDays);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      {dayText(expiry)}
      {state === 'expired' && (
        <ToneTag isSmall tone="red" icon={ExpiredIcon} word={translate('license.expired')} />
      )}
      {state === 'expiring' && (
        <ToneTag
          isSmall
          tone="amber"
          icon={ExpiringIcon}
          word={translate(days === 0 ? 'license.today' : 'license.expiring', {
            smart_count: days,
          })}
        />
      )}
    </Box>
  );
}
