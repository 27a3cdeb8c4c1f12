import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DayField } from '../issues/DayField';
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
      <DayField date={date} today={today} onDate={onDate} />
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
