import AddIcon from '@mui/icons-material/Add';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { calendarCall, CALENDAR_OF } from '../contract/calendar/calendar';
import { PERMISSIONS } from '../domain/access/permissions';
import { dateInZone } from '../domain/time/dates';
import { addMonths, isMonth } from '../domain/time/months';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { useLanguage } from '../providers/LanguageProvider';
import { operationZone } from '../providers/operationZone';
import { useAllowed } from '../providers/usePermissions';
import { useAddressQuery } from '../ui/addressQuery';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { CalendarGrid } from './CalendarGrid';
import { CalendarLegend } from './CalendarLegend';
import { LOCALES } from '../domain/wire/languages';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../ui/pointingIcons';

type CalendarOf = (typeof CALENDAR_OF)[number];

function useCalendarView() {
  const [query, change] = useAddressQuery();
  const today = useMemo(() => dateInZone(new Date(), operationZone()), []);
  const named = query.get('month') ?? '';
  return {
    today,
    month: isMonth(named) ? named : today.slice(0, 7),
    of: CALENDAR_OF.find((each) => each === query.get('of')) ?? 'people',
    showMonth: (month: string) => change({ month }),
    show: (of: CalendarOf) => change({ of }),
  };
}

/** `/calendar`: the absences and runs of a month, a driver or vehicle a row. */
export default function CalendarPage() {
  const translate = useT();
  const view = useCalendarView();
  const { month, of } = view;
  const mayAdd = useAllowed(PERMISSIONS.calendar.create);
  const mayList = useAllowed(PERMISSIONS.calendar.list);
  const { data, error, refetch } = useQuery({
    queryKey: ['absences', 'calendar', month, of],
    queryFn: ({ signal }) => readApi(calendarCall, { query: { month, of } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageActions>
        {mayList && (
          <PageAction color="secondary" icon={<ListIcon />} component={Link} to="/calendar/absences">
            {translate('calendar.list')}
          </PageAction>
        )}
        {mayAdd && (
          <PageAction variant="contained" icon={<AddIcon />} component={Link} to="/calendar/absences/add">
            {translate('calendar.add')}
          </PageAction>
        )}
      </PageActions>
      <Box>
        <Typography variant="h1">{translate('calendar.title')}</Typography>
        <Typography color="text.secondary">{translate('calendar.lead')}</Typography>
      </Box>
      <CalendarBar {...view} />
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>{translate('calendar.failed')}</LoadFailed>
      ) : data ? (
        data.length > 0 ? (
          <>
            <CalendarGrid key={of} rows={data} of={of} month={month} today={view.today} mayAdd={mayAdd} />
            <CalendarLegend of={of} />
          </>
        ) : (
          <Typography sx={{ py: 10, textAlign: 'center' }}>{translate(`calendar.empty.${of}`)}</Typography>
        )
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Box>
  );
}

/** Month by month, and drivers or vehicles. */
function CalendarBar({ month, of, today, showMonth, show }: ReturnType<typeof useCalendarView>) {
  const translate = useT();
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={translate('calendar.show')}
        value={of}
        onChange={(_event, chosen: CalendarOf | null) => chosen && show(chosen)}
      >
        {CALENDAR_OF.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`calendar.of.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          size="small"
          aria-label={translate('calendar.previous')}
          onClick={() => showMonth(addMonths(month, -1))}
        >
          <PreviousIcon />
        </IconButton>
        <Typography variant="h2" role="status" sx={{ minWidth: 150, textAlign: 'center' }}>
          {name.format(new Date(`${month}-01T00:00:00Z`))}
        </Typography>
        <IconButton
          size="small"
          aria-label={translate('calendar.next')}
          onClick={() => showMonth(addMonths(month, 1))}
        >
          <NextIcon />
        </IconButton>
        {month !== today.slice(0, 7) && (
          <Button size="small" onClick={() => showMonth(today.slice(0, 7))}>
            {translate('calendar.today')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
