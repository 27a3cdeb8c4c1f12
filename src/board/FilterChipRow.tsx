import CloseIcon from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { useT } from '../i18n/useT';
import styles from './filterChips.module.css';

export interface FilterChip {
  key: string;
  label: string;
  onRemove: () => void;
}

/** The active filters as chips; each can be removed, or all at once. */
export function FilterChipRow({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const translate = useT();
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={translate('board.active')}>
      {chips.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={translate('board.remove', { name: label })}
          onClick={onRemove}
        >
          {label}
          <CloseIcon fontSize="inherit" />
        </button>
      ))}
      <Button size="small" onClick={onClear}>
        {translate('board.clear')}
      </Button>
    </div>
  );
}
