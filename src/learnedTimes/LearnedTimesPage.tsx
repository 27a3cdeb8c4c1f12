import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { learnedViewCall, type LearnedView } from '../contract/learning/learnedTimes';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { LoadFailed } from '../ui/LoadFailed';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import { ChecksTable } from './ChecksTable';
import { CorrectionSwitch } from './CorrectionSwitch';
import { FacilitiesTable } from './FacilitiesTable';
import { HoursTable } from './HoursTable';
import { useSpanText } from './useSpanText';

/** `/planned-and-real`: what drives and visits take beside their plan, and whether plans are corrected by it. */
export default function LearnedTimesPage() {
  const translate = useT();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['learnedTimes'],
    queryFn: ({ signal }) => readApi(learnedViewCall, {}, { signal }),
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('pages.learnedTimes')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('learnedTimes.lead')}
        </Typography>
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('learnedTimes.failed')}</LoadFailed>}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data && <CorrectionSwitch view={data} onSwitched={refetch} />}
      {data && <WhatWasLearned view={data} />}
    </Box>
  );
}

function WhatWasLearned({ view }: { view: LearnedView }) {
  const translate = useT();
  const span = useSpanText();
  const zonedTime = useZonedTime();
  const number = useNumber();
  const cdps = [...new Map([...view.hours, ...view.cdps].map(({ cdp, cdp_name }) => [cdp, cdp_name]))];
  const [chosen, setChosen] = useState<number | null>(null);
  const cdp = chosen ?? cdps[0]?.[0];
  const isHelped = view.cdps.some(({ checks }) => checks.some(({ isUsed }) => isUsed));
  if (!view.learned_at)
    return <Typography color="text.secondary">{translate('learnedTimes.notYet')}</Typography>;
  return (
    <>
      <Typography>
        {translate('learnedTimes.learnedAt', {
          at: zonedTime(view.learned_at),
          smart_count: view.legs,
          count: number(view.legs),
        })}
        .{' '}
        {translate(isHelped ? 'learnedTimes.errors' : 'learnedTimes.noneHelps', {
          before: span(view.error_before),
          after: span(view.error_after),
        })}
      </Typography>
      {cdp !== undefined && (
        <>
          <TextField
            select
            size="small"
            label={translate('learnedTimes.cdp')}
            value={cdp}
            onChange={({ target }) => setChosen(Number(target.value))}
            sx={{ maxWidth: 360 }}
          >
            {cdps.map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <ChecksTable checked={view.cdps.find((each) => each.cdp === cdp)} />
          <Box
            component="section"
            aria-label={translate('learnedTimes.hours')}
            sx={{ display: 'grid', gap: 3 }}
          >
            <Typography variant="h2">{translate('learnedTimes.hours')}</Typography>
            <HoursTable hours={view.hours.filter((hour) => hour.cdp === cdp)} />
          </Box>
        </>
      )}
      <FacilitiesTable facilities={view.facilities} other_places={view.other_places} />
    </>
  );
}
