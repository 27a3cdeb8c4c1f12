import Box from '@mui/material/Box';
import type { SuspensionInput } from '../../domain/runs/runRules';
import { useT } from '../../i18n/useT';
import { dayText } from '../../providers/measures';

const day = (date: string | null | undefined) => (date ? dayText(date) : '…');

/** Suspensions for reading, one a line. */
export function SuspensionList({ suspensions }: { suspensions: readonly SuspensionInput[] }) {
  const translate = useT();
  if (suspensions.length === 0) return translate('runs.settings.none');
  return suspensions.map(({ start_date, end_date, reason }, index) => (
    <Box key={index} component="span" sx={{ display: 'block' }}>
      {day(start_date)}–{day(end_date)}: {reason}
    </Box>
  ));
}
