import { TextField } from '@mui/material';
import { memo } from 'react';
import { SEARCH_MIN_CHARACTERS } from '../domain/wire/lists';
import { useT } from '../i18n/useT';
import { useAskedFilters, useBoardView } from './boardView';
import { barField } from '../ui/barField';
import styles from './boardToolbar.module.css';

/** Search by order, tracking number, participant, address or phone. */
export function BoardSearch() {
  const { showFilters } = useBoardView();
  const { text } = useAskedFilters();
  return <SearchField text={text} showFilters={showFilters} />;
}

interface SearchFieldProps {
  text: string;
  showFilters: ReturnType<typeof useBoardView>['showFilters'];
}

/** Memoized: renders only when its text changes. */
const SearchField = memo(function SearchField({ text, showFilters }: SearchFieldProps) {
  const translate = useT();
  const isTooShort = text.length > 0 && text.trim().length < SEARCH_MIN_CHARACTERS;
  return (
    <TextField
      size="small"
      type="search"
      className={styles.search}
      label={translate('dispatch.search')}
      title={translate('dispatch.search')}
      placeholder={translate('dispatch.searchShort')}
      sx={barField}
      value={text}
      autoComplete="off"
      helperText={isTooShort ? translate('dispatch.searchHint') : undefined}
      onChange={({ target }) => showFilters((asked) => ({ ...asked, text: target.value }))}
    />
  );
});
