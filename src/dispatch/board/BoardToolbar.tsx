import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Button, IconButton, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { addDays, isDate } from '../../domain/dates';
import { useBoardView } from './boardView';

interface BoardToolbarProps {
  date: string;
  today: string;
  /** How much there is, in words. */
  summary: string;
  onDate: (date: string) => void;
  /** What narrows and arranges the day. */
  children: ReactNode;
}

/** Which day, which stops. */
export function BoardToolbar({ date, today, summary, onDate, children }: BoardToolbarProps) {
  const translate = useTranslate();
  const { filters, showFilters } = useBoardView();
  const isTooShort = filters.text.length > 0 && filters.text.trim().length < 3;
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
        className="board-search"
        label={translate('dispatch.search')}
        value={filters.text}
        autoComplete="off"
        helperText={isTooShort ? translate('dispatch.searchHint') : undefined}
        onChange={(change) => showFilters({ ...filters, text: change.target.value })}
      />
      {children}
      <span className="board-summary quiet" role="status">
        {summary}
      </span>
    </div>
  );
}
