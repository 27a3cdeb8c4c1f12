import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import type { InboxFiltering } from './useInboxFilters';

interface InboxEmptyProps {
  filtering: InboxFiltering;
  onNew: (() => void) | undefined;
}

/** Why the list is empty, and the action for it (field-notes 21). */
export function InboxEmpty({ filtering, onNew }: InboxEmptyProps) {
  const translate = useT();
  const { filters, isNarrowed, clear, showAll } = filtering;
  const kind = isNarrowed
    ? 'filtered'
    : filters.state === null
      ? 'first'
      : filters.state === 'open'
        ? 'done'
        : 'filtered';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}>
      <Typography variant="h2">{translate(`inbox.empty.${kind}Title`)}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
        {translate(`inbox.empty.${kind}`)}
      </Typography>
      {kind === 'filtered' && (
        <Button variant="outlined" onClick={clear}>
          {translate('inbox.clear')}
        </Button>
      )}
      {kind === 'done' && (
        <Button variant="outlined" onClick={showAll}>
          {translate('inbox.empty.showAll')}
        </Button>
      )}
      {kind === 'first' && onNew && (
        <Button variant="contained" onClick={onNew}>
          {translate('inbox.add')}
        </Button>
      )}
    </Box>
  );
}
