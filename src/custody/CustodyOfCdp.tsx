import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fromWire } from '../domain/time/dates';
import type { CustodyDay, CustodyRun } from '../domain/custody/custodyView';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { CommandDialog } from '../ui/CommandDialog';
import { useAllowed } from '../providers/usePermissions';
import { CustodyTable } from './CustodyTable';
import { closeDay } from '../board/custody/useCustody';
import { dayText, formatTimeOnDay } from '../providers/measures';

interface CustodyOfCdpProps {
  date: string;
  day: CustodyDay;
  runs: readonly CustodyRun[];
  onOpen: (run: CustodyRun) => void;
  onClosed: () => Promise<void>;
}

/** One CDP's runs of a day, and the end of its day. */
export function CustodyOfCdp({ date, day, runs, onOpen, onClosed }: CustodyOfCdpProps) {
  const translate = useT();
  const mayClose = useAllowed(PERMISSIONS.custody.closeDay);
  const [isAsking, setIsAsking] = useState(false);
  const zone = runs[0]?.time_zone ?? 'UTC';
  const names = { cdp: day.cdp_name, date: dayText(date) };
  return (
    <Card component="section" aria-label={day.cdp_name} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          {day.cdp_name}
        </Typography>
        <Typography color="text.secondary" role="status">
          {day.closed_at
            ? translate('custody.day.closed', {
                who: day.closed_by_name ?? '',
                at: formatTimeOnDay(fromWire(day.closed_at), zone, date),
              })
            : translate(day.open_runs > 0 ? 'custody.day.open' : 'custody.day.none', {
                smart_count: day.open_runs,
              })}
        </Typography>
        {mayClose && !day.closed_at && (
          <Button
            size="small"
            variant="outlined"
            disabled={day.open_runs > 0}
            onClick={() => setIsAsking(true)}
          >
            {translate('custody.day.verb')}
          </Button>
        )}
      </Box>
      <CustodyTable label={translate('custody.tableOf', names)} runs={runs} onOpen={onOpen} />
      {isAsking && (
        <CommandDialog
          title={translate('custody.day.title', names)}
          verb={translate('custody.day.verb')}
          keep={translate('custody.day.keep')}
          onRun={async () => {
            await closeDay(date, day.close_door_pharmacy_id);
            await onClosed();
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        >
          {() => <span>{translate('custody.day.sentence', names)}</span>}
        </CommandDialog>
      )}
    </Card>
  );
}
