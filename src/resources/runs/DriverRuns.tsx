import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useT } from '../../i18n/useT';
import { Section } from '../../ui/Section';
import { useMessageOf } from '../../ui/useMessageOf';
import { DriverRunsTable } from './DriverRunsTable';
import { useDriverRuns } from './useDriverRuns';

/** Height of the lines in the page of a run, pixels. */
const HEIGHT = 360;

/** Who drove this run on which day, and who changed its driver or vehicle. */
export default function DriverRuns({ runId }: { runId: number }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const lines = useDriverRuns({ run_id: runId });
  const { rows, error } = lines;
  return (
    <Section title={translate('driverRuns.title')} purpose={translate('driverRuns.purpose')}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {error && !rows && (
          <Alert severity="error">{translate('driverRuns.failed', { reason: messageOf(error) })}</Alert>
        )}
        {rows?.length === 0 && translate('driverRuns.none')}
        {rows && rows.length > 0 && <DriverRunsTable lines={lines} maxHeight={HEIGHT} />}
      </Box>
    </Section>
  );
}
