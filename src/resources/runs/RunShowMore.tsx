import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { dateInZone } from '../../domain/time/dates';
import { isInEffect } from '../../domain/people/notInEffect';
import { PERMISSIONS } from '../../domain/access/permissions';
import { isAllowed } from '../../domain/access/access';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import type { PartProps } from '../defineScreens';
import { FieldValue } from '../screens/display/FieldValue';
import { Fact } from '../../ui/Fact';
import { Section } from '../../ui/Section';
import { useLabels } from '../screens/useLabels';
import { RunCalendar } from './RunCalendar';
import { useRunPattern } from './runPlan';
import { ShiftNotices } from './ShiftNotices';
import { SuspensionList } from './SuspensionList';
import { lazyPart } from '../../providers/lazyPart';
import { timeText } from '../../providers/measures';
import { withMessages } from '../../providers/messageSets';
import { plainChoice } from '../../ui/plainChoice';

const DriverRuns = lazyPart(withMessages('fleet', () => import('./DriverRuns')));

const SETTINGS = (
  ['funding_source_ids', 'exclusive_login', 'pull_out_garage_id', 'pull_in_garage_id'] as const
).filter((name) => isInEffect('runs', name));

/** Below the facts of a run: its settings, its days, and who drove it. */
export default function RunShowMore({ name, record }: PartProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const labels = useLabels(name);
  const session = readSession();
  const [now] = useState(() => new Date());
  const { pattern } = useRunPattern(record);
  const mayReadHistory = session !== null && isAllowed(PERMISSIONS.runs.changesHistory, session.permissions);
  return (
    <>
      <Section title={translate('resources.runs.steps.settings')}>
        {SETTINGS.map((field) => (
          <Fact key={field} label={labels.field(field)}>
            <FieldValue resource={name} name={field} record={record} />
          </Fact>
        ))}
        {pattern && pattern.suspensions.length > 0 && (
          <Fact label={translate('runs.settings.suspensions')}>
            <SuspensionList suspensions={pattern.suspensions} />
          </Fact>
        )}
        {pattern && pattern.daily_times.length > 0 && (
          <Fact label={translate('resources.runs.steps.dailyTimes')}>
            {pattern.daily_times.map(({ weekday, start_time, end_time }) => (
              <div key={weekday}>
                {translateAny(`screens.weekdays.${weekday}`)} {timeText(start_time)}–{timeText(end_time)}
              </div>
            ))}
          </Fact>
        )}
      </Section>
      {pattern && (
        <Section
          title={translate('runs.calendar.title')}
          purpose={translate('runs.zone', { zone: plainChoice(pattern.time_zone) })}
        >
          <RunCalendar pattern={pattern} today={dateInZone(now, pattern.time_zone)} />
          <Box sx={{ alignSelf: 'start' }}>
            <ShiftNotices times={pattern} />
          </Box>
        </Section>
      )}
      {mayReadHistory && (
        <Suspense fallback={null}>
          <DriverRuns runId={record.id} />
        </Suspense>
      )}
    </>
  );
}
