import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DayField } from './day/DayField';
import { BoardSearch } from './BoardSearch';
import styles from './boardToolbar.module.css';
import textStyles from '../ui/theme/text.module.css';

interface BoardToolbarProps {
  date: string;
  today: string;
  /** Summary of the day's numbers, as text. */
  summary: string;
  onDate: (date: string) => void;
  /** Filters and layout controls. */
  children: ReactNode;
}

/** Head of the board: date, search, filters and the summary. */
export function BoardToolbar({ date, today, summary, onDate, children }: BoardToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <DayField date={date} today={today} onDate={onDate} />
      <BoardSearch />
      {children}
      <span className={clsx(styles.summary, textStyles.quiet)} role="status">
        {summary}
      </span>
    </div>
  );
}
