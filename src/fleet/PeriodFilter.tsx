import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { addDays, dateInZone, isDate } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { operationZone } from '../providers/operationZone';
import { useAddressQuery } from '../ui/addressQuery';
import { DayInput } from '../ui/DayInput';

export interface Period {
  from: string;
  to: string;
}

/** The days that the address names; the last `days` days without them. */
export function usePeriod(days: number): {
  period: Period;
  isInOrder: boolean;
  change: (part: Partial<Period>) => void;
} {
  const [query, change] = useAddressQuery();
  const today = useMemo(() => dateInZone(new Date(), operationZone()), []);
  const named = (key: string, otherwise: string) => {
    const value = query.get(key) ?? '';
    return isDate(value) ? value : otherwise;
  };
  const to = named('to', today);
  const from = named('from', addDays(to, 1 - days));
  return { period: { from, to }, isInOrder: from <= to, change: (part) => change({ ...part }) };
}

/** First and last day of what a page shows. */
export function PeriodFilter({ period, isInOrder, change }: ReturnType<typeof usePeriod>) {
  const translate = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <DayInput
        onlyDays
        label={translate('fueling.summary.from')}
        value={period.from}
        onChange={(from) => change({ from })}
      />
      <DayInput
        onlyDays
        label={translate('fueling.summary.to')}
        value={period.to}
        error={!isInOrder}
        helperText={isInOrder ? undefined : translate('validation.range')}
        onChange={(to) => change({ to })}
      />
    </Box>
  );
}
