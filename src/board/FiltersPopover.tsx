import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, Drawer, Popover, useMediaQuery } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { phoneBottomBar } from '../ui/messages/bottomBar';
import styles from './filters.module.css';
import { useEdges } from '../ui/useEdges';

interface FiltersPopoverProps {
  /** How many are set. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Button that opens the filters of a page and shows how many are set; on a phone they come as a sheet from below. */
export function FiltersPopover({ count, onClear, children }: FiltersPopoverProps) {
  const edges = useEdges();
  const translate = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const dialog = { role: 'dialog', 'aria-label': translate('board.filtersTitle') } as const;
  const fields = (
    <div className={styles.fields}>
      {children}
      <div className={styles.done} {...phoneBottomBar}>
        <Button onClick={onClear}>{translate('board.clear')}</Button>
        <Button variant="contained" onClick={close}>
          {translate('board.done')}
        </Button>
      </div>
    </div>
  );
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
      {isPhone ? (
        <Drawer
          anchor="bottom"
          open={anchor !== null}
          onClose={close}
          slotProps={{
            paper: {
              ...dialog,
              sx: { maxHeight: '85vh', alignItems: 'center', bgcolor: 'background.paper' },
            },
          }}
        >
          {fields}
        </Drawer>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: edges.start }}
          slotProps={{ paper: dialog }}
        >
          {fields}
        </Popover>
      )}
    </>
  );
}
