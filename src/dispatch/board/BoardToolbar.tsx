import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { addDays, isDate } from '../../domain/dates';
import { RUN_PHASES, type BoardFilters } from './filterBoard';

interface BoardToolbarProps {
  date: string;
  today: string;
  filters: BoardFilters;
  cdps: readonly { id: number; name: string }[];
  /** How much there is, in words. */
  summary: string;
  onDate: (date: string) => void;
  onFilters: (filters: BoardFilters) => void;
}

/** Which day, whose runs, which stops. */
export function BoardToolbar({ date, today, filters, cdps, summary, onDate, onFilters }: BoardToolbarProps) {
  const translate = useTranslate();
  return (
    <div className="board-toolbar">
      <div className="board-day">
        <IconButton
          size="small"
          aria-label={translate('dispatch.previousDay')}
          onClick={() => onDate(addDays(date, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <TextField
          type="date"
          size="small"
          label={translate('dispatch.day')}
          value={date}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(change) => {
            if (isDate(change.target.value)) onDate(change.target.value);
          }}
        />
        <IconButton
          size="small"
          aria-label={translate('dispatch.nextDay')}
          onClick={() => onDate(addDays(date, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
        <Button size="small" disabled={date === today} onClick={() => onDate(today)}>
          {translate('dispatch.today')}
        </Button>
      </div>
      <TextField
        size="small"
        type="search"
        label={translate('dispatch.search')}
        value={filters.text}
        autoComplete="off"
        helperText={
          filters.text.length > 0 && filters.text.trim().length < 3
            ? translate('dispatch.searchHint')
            : undefined
        }
        onChange={(change) => onFilters({ ...filters, text: change.target.value })}
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
      />
      <TextField
        select
        size="small"
        label={translate('dispatch.cdp')}
        value={filters.cdpId ?? 0}
        onChange={(change) => onFilters({ ...filters, cdpId: Number(change.target.value) || null })}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value={0}>{translate('dispatch.allCdps')}</MenuItem>
        {cdps.map((cdp) => (
          <MenuItem key={cdp.id} value={cdp.id}>
            {cdp.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('dispatch.runs')}
        value={filters.phase ?? 'all'}
        onChange={(change) =>
          onFilters({ ...filters, phase: RUN_PHASES.find((phase) => phase === change.target.value) ?? null })
        }
        sx={{ minWidth: 130 }}
      >
        {['all' as const, ...RUN_PHASES].map((phase) => (
          <MenuItem key={phase} value={phase}>
            {translate(`dispatch.phases.${phase}`)}
          </MenuItem>
        ))}
      </TextField>
      <span className="board-summary quiet">{summary}</span>
    </div>
  );
}
