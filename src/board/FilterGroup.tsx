import { Checkbox, FormControlLabel } from '@mui/material';
import { toggled } from './boardFilters';
import styles from './filters.module.css';

interface FilterGroupProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  labelOf: (option: Option) => string;
  chosen: readonly Option[];
  onChange: (chosen: readonly Option[]) => void;
}

/** A filter that accepts several values. */
export function FilterGroup<Option extends string>(props: FilterGroupProps<Option>) {
  const { legend, options, labelOf, chosen, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <FormControlLabel
          key={option}
          label={labelOf(option)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(option)}
              onChange={() => onChange(toggled(chosen, option))}
            />
          }
        />
      ))}
    </fieldset>
  );
}
