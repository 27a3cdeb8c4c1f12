import type { ReactNode } from 'react';
import { DayField } from './day/DayField';
import { BoardSearch } from './BoardSearch';

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
  return (
    <div className="board-toolbar">
      <DayField date={date} today={today} onDate={onDate} />
      <BoardSearch />
      {children}
      <span className="board-summary quiet" role="status">
        {summary}
      </span>
    </div>
  );
}
