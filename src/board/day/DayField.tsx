import { Button, IconButton } from '@mui/material';
import { memo } from 'react';
import { addDays, isDate } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { DayInput } from '../../ui/DayInput';
import styles from './dayField.module.css';
import { ChevronLeft as ChevronLeftIcon, ChevronRight as ChevronRightIcon } from '../../ui/pointingIcons';

interface DayFieldProps {
  date: string;
  today: string;
  onDate: (date: string) => void;
}

/** The day, buttons for the days before and after, and one for today. */
export const DayField = memo(function DayField({ date, today, onDate }: DayFieldProps) {
  const translate = useT();
  return (
    <div className={styles.day}>
      <IconButton
        size="small"
        aria-label={translate('dispatch.previousDay')}
        onClick={() => onDate(addDays(date, -1))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <DayInput
        onlyDays
        isLabelHidden
        label={translate('dispatch.day')}
        value={date}
        onChange={(day) => {
          if (isDate(day)) onDate(day);
        }}
        className={styles.input}
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
  );
});
