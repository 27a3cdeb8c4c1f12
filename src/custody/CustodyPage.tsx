import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { DayField } from '../board/day/DayField';
import { LiveDay } from '../board/day/LiveDay';
import { useT } from '../i18n/useT';
import { LoadFailed } from '../ui/LoadFailed';
import { CustodyOfCdp } from './CustodyOfCdp';
import { useCustody } from '../board/custody/useCustody';
import { useDay } from '../ui/useDay';
import { lazyPart } from '../providers/lazyPart';

const RunCustodyDialog = lazyPart(() => import('../board/custody/RunCustodyDialog'));

/** `/custody`: where the bags of a day are, from the pull-out to the counter. */
export default function CustodyPage() {
  const translate = useT();
  const { date, today, showDate } = useDay();
  const { data, isPending, isError, refetch } = useCustody(date);
  const [opened, setOpened] = useState<{ id: number; name: string } | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <LiveDay date={date} onChange={() => void refetch()} />
      <Box>
        <Typography variant="h1">{translate('pages.custody')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('custody.lead')}
        </Typography>
      </Box>
      <DayField date={date} today={today} onDate={showDate} />
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('custody.failed')}</LoadFailed>}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data?.days.length === 0 && (
        <Typography color="text.secondary">{translate('custody.empty')}</Typography>
      )}
      {data?.days.map((day) => (
        <CustodyOfCdp
          key={day.close_door_pharmacy_id}
          date={date}
          day={day}
          runs={data.runs.filter((run) => run.close_door_pharmacy_id === day.close_door_pharmacy_id)}
          onOpen={setOpened}
          onClosed={refetch}
        />
      ))}
      {opened && (
        <Suspense fallback={null}>
          <RunCustodyDialog manifestId={opened.id} name={opened.name} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Box>
  );
}
