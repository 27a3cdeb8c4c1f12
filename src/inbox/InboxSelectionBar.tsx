import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InboxEntry } from '../domain/imports/inboxView';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { useNumber } from '../ui/useNumber';
import { INBOX_RIGHTS } from './inboxRights';

interface InboxSelectionBarProps {
  checked: readonly InboxEntry[];
  /** Number of all open orders that match the filters, when more than the checked ones. */
  matching: number | null;
  isAll: boolean;
  onAll: () => void;
  onProcess: () => void;
  onDismiss: () => void;
  onMerge: () => void;
  onClear: () => void;
}

/** Number of checked orders, and the actions on them. */
export function InboxSelectionBar(props: InboxSelectionBarProps) {
  const { checked, matching, isAll, onAll, onProcess, onDismiss, onMerge, onClear } = props;
  const translate = useT();
  const number = useNumber();
  const may = {
    process: useAllowed(INBOX_RIGHTS.processCSV),
    dismiss: useAllowed(INBOX_RIGHTS.dismiss),
    merge: useAllowed(INBOX_RIGHTS.merge),
  };
  const isOneClient = new Set(checked.map(({ funding_source_id }) => funding_source_id)).size === 1;
  const count = isAll && matching !== null ? matching : checked.length;
  return (
    <Box
      role="region"
      aria-label={translate('inbox.selection')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        px: 3,
        py: 2,
        borderRadius: '8px',
        bgcolor: theme.tokens.accentSoft,
      })}
    >
      <strong role="status">
        {translate(isAll ? 'inbox.allMatching' : 'inbox.selected', { smart_count: count })}
      </strong>
      {!isAll && matching !== null && may.process && (
        <Button size="small" onClick={onAll}>
          {translate('inbox.selectMatching', { count: number(matching) })}
        </Button>
      )}
      {may.process && (
        <Button size="small" variant="contained" onClick={onProcess}>
          {translate('inbox.processVerb')}
        </Button>
      )}
      {may.merge && !isAll && checked.length > 1 && checked.length <= 5 && isOneClient && (
        <Button size="small" variant="outlined" onClick={onMerge}>
          {translate('inbox.mergeVerb')}
        </Button>
      )}
      {may.dismiss && !isAll && (
        <Button size="small" variant="outlined" onClick={onDismiss}>
          {translate('inbox.dismissVerb')}
        </Button>
      )}
      <Button size="small" onClick={onClear} sx={{ marginInlineStart: 'auto' }}>
        {translate('inbox.unselect')}
      </Button>
    </Box>
  );
}
