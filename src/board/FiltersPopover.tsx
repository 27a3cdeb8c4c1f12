import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, Popover } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import styles from './filters.module.css';

interface FiltersPopoverProps {
  /** How many are set. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Button that opens the filters of a page and shows how many are set. */
export function FiltersPopover({ count, onClear, children }: FiltersPopoverProps) {
  const translate = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        {count > 0 ? translate('board.filtersOf', { count }) : translate('board.filters')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('board.filtersTitle') } }}
      >
        <div className={styles.fields}>
          {children}
          <div className={styles.done}>
            <Button onClick={onClear}>{translate('board.clear')}</Button>
            <Button variant="contained" onClick={close}>
              {translate('board.done')}
            </Button>
          </div>
        </div>
      </Popover>
    </>
  );
}
