import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import {
  createScheduleCall,
  schedulePeopleCall,
  updateScheduleCall,
  type ReportSchedule,
} from '../contract/reports/schedules';
import type { ReportFilterName } from '../domain/reports/defineReport';
import { REPORT_FORMATS, type ReportFormat } from '../domain/reports/formats';
import { reportOf, type ReportName } from '../domain/reports/registry';
import { cadencesOf, type Cadence } from '../domain/reports/schedulePeriod';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { timeText } from '../providers/measures';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { LoadFailed } from '../ui/LoadFailed';
import type { ReportFilters } from './useReportFilters';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type ScheduleDialogProps = {
  report: ReportName;
  onClose: () => void;
} & ({ filters: ReportFilters; schedule?: undefined } | { schedule: ReportSchedule });

/** Lets a report be made by itself, for people who may read it, or changes when, as what, and for whom. */
export default function ScheduleDialog({ report, onClose, ...of }: ScheduleDialogProps) {
  const { schedule } = of;
  const translate = useT();
  const client = useQueryClient();
  const peopleId = useId();
  const cadences = cadencesOf(reportOf(report));
  const [cadence, setCadence] = useState<Cadence>(
    cadences.find((each) => each === (schedule?.cadence ?? 'weekly')) ?? 'daily',
  );
  const [hour, setHour] = useState(schedule?.hour ?? 6);
  const [format, setFormat] = useState<ReportFormat>(schedule?.format ?? 'xlsx');
  const [chosen, setChosen] = useState<readonly number[]>(schedule?.people.map(({ id }) => id) ?? []);
  const idOf = (name: ReportFilterName) =>
    of.schedule ? null : Number(of.filters.owners[name] ?? 0) || null;
  const cdp = (schedule ? schedule.close_door_pharmacy_id : idOf('cdp')) ?? undefined;
  const people = useQuery({
    queryKey: ['reportPeople', report, cdp],
    queryFn: ({ signal }) =>
      readApi(schedulePeopleCall, { query: { report, close_door_pharmacy_id: cdp } }, { signal }),
    retry: false,
  });
  // Who has lost the right since stays in the list, to be taken off.
  const lost = schedule?.people.filter(({ id }) => people.data?.every((one) => one.id !== id)) ?? [];
  const shown = people.data && [...people.data, ...lost];
  const save = () => {
    const making = { format, cadence, hour, user_ids: [...chosen] };
    if (schedule) {
      const { id, version } = schedule;
      return readApi(updateScheduleCall, { params: { id }, body: making }, { version });
    }
    const owners = {
      close_door_pharmacy_id: idOf('cdp'),
      funding_source_id: idOf('client'),
      employee_id: idOf('driver'),
      vehicle_id: idOf('vehicle'),
    };
    return readApi(createScheduleCall, { body: { report, ...making, ...owners } });
  };
  const choice = <Value extends string | number>(
    label: string,
    value: Value,
    onChange: (value: Value) => void,
    values: readonly Value[],
    text: (value: Value) => string,
  ): ReactNode => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) =>
        onChange((typeof value === 'number' ? Number(target.value) : target.value) as Value)
      }
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {text(each)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <CommandDialog
      title={translate(`reportCatalogue.schedules.${schedule ? 'editTitle' : 'dialogTitle'}`, {
        report: translate(`reportCatalogue.reports.${report}.name`),
      })}
      verb={translate(`reportCatalogue.schedules.${schedule ? 'save' : 'add'}`)}
      keep={translate('reportCatalogue.schedules.keep')}
      isBlocked={chosen.length === 0}
      onRun={async () => {
        await save();
        const done = schedule ? 'saved' : 'done';
        showMessage({ kind: 'success', text: translate(`reportCatalogue.schedules.${done}`) });
        await client.invalidateQueries({ queryKey: ['reportSchedules'] });
        onClose();
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <span>{translate(`reportCatalogue.schedules.${schedule ? 'editSentence' : 'sentence'}`)}</span>
          {choice(translate('reportCatalogue.schedules.cadence'), cadence, setCadence, cadences, (each) =>
            translate(`reportCatalogue.schedules.cadences.${each}`),
          )}
          {choice(translate('reportCatalogue.schedules.hour'), hour, setHour, HOURS, (each) =>
            timeText(`${String(each).padStart(2, '0')}:00`),
          )}
          {choice(translate('reportCatalogue.schedules.format'), format, setFormat, REPORT_FORMATS, (each) =>
            translate(`reportCatalogue.formats.${each}`),
          )}
          <div>
            <Typography id={peopleId} sx={{ fontSize: 13, fontWeight: 500 }}>
              {translate('reportCatalogue.schedules.people')}
            </Typography>
            {people.error ? (
              <LoadFailed onRetry={() => void people.refetch()}>
                {translate('reportCatalogue.schedules.peopleFailed')}
              </LoadFailed>
            ) : null}
            {people.isPending ? <Skeleton height={40} /> : null}
            {shown?.length === 0 ? (
              <Typography color="text.secondary">
                {translate('reportCatalogue.schedules.noPeople')}
              </Typography>
            ) : null}
            <FormGroup role="group" aria-labelledby={peopleId}>
              {shown?.map(({ id, full_name }) => (
                <FormControlLabel
                  key={id}
                  label={full_name}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.includes(id)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </div>
        </>
      )}
    </CommandDialog>
  );
}
