import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { holdableRunsCall } from '../contract/keeping/legalHolds';
import { isDate } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { DayInput } from '../ui/DayInput';

interface HeldRunProps {
  value: number | null;
  onPick: (id: number | null) => void;
}

/** A run, by its day. */
export function HeldRun({ value, onPick }: HeldRunProps) {
  const translate = useT();
  const [date, setDate] = useState('');
  const { data = [], isSuccess } = useQuery({
    queryKey: ['keptData', 'runs', date],
    enabled: isDate(date),
    retry: false,
    queryFn: ({ signal }) => readApi(holdableRunsCall, { query: { date } }, { signal, toast: true }),
  });
  const isEmpty = isSuccess && data.length === 0;
  return (
    <>
      <DayInput
        required
        label={translate('keptData.holds.date')}
        value={date}
        onChange={(day) => {
          setDate(day);
          onPick(null);
        }}
      />
      <TextField
        select
        required
        size="small"
        disabled={data.length === 0}
        label={translate('keptData.holds.run')}
        value={value === null ? '' : String(value)}
        helperText={isEmpty && translate('keptData.holds.noRuns')}
        onChange={({ target }) => onPick(Number(target.value))}
      >
        {data.map(({ id, name, driver }) => (
          <MenuItem key={id} value={String(id)}>
            {[name, driver].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
