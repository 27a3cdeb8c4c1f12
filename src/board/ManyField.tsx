import { Checkbox, FormControlLabel, InputBase } from '@mui/material';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import { toggled } from './boardFilters';
import styles from './filters.module.css';

interface Choice<Value> {
  value: Value;
  text: string;
}

interface ManyFieldProps<Value> {
  label: string;
  options: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Longer lists have a search field. */
const MAX_WITHOUT_SEARCH = 8;

/**
 * Choice of several values from a long list, such as drivers. The list scrolls; a long list also has a
 * search.
 */
export function ManyField<Value extends string | number>(props: ManyFieldProps<Value>) {
  const { label, options, chosen, onChange } = props;
  const translate = useT();
  const [text, setText] = useState('');
  const wanted = text.trim().toUpperCase();
  const found = options.filter((option) => wanted === '' || option.text.toUpperCase().includes(wanted));
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset className={styles.many}>
      <legend>
        {chosen.length > 0 ? translate('board.chosenOf', { name: label, count: chosen.length }) : label}
      </legend>
      {options.length > MAX_WITHOUT_SEARCH ? (
        <InputBase
          type="search"
          fullWidth
          value={text}
          placeholder={translate('board.findIn')}
          inputProps={{ 'aria-label': `${label}: ${translate('board.findIn')}` }}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      <div className={styles.list}>
        {found.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.text}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option.value)}
                onChange={() => onChange(toggled(chosen, option.value))}
              />
            }
          />
        ))}
        {found.length === 0 ? <p>{translate('board.findNone')}</p> : null}
      </div>
    </fieldset>
  );
}
