import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { useZonedTime } from '../ui/useZonedTime';
import { orderName } from './entryWords';
import type { InboxDetail } from '../contract/inbox/entries';
import { INBOX_RIGHTS } from './inboxRights';

interface RelativesProps {
  entry: InboxDetail;
  isEditable: boolean;
  onMerge: (ids: readonly number[]) => void;
}

/** Orders that may be the same one, and those that were merged into it. */
export function Relatives({ entry, isEditable, onMerge }: RelativesProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const mayMerge = useAllowed(INBOX_RIGHTS.merge);
  if (entry.duplicates.length === 0 && entry.merged.length === 0) return null;
  const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontSize: 13 } as const;
  return (
    <Box
      sx={(theme) => ({ display: 'grid', gap: 2, p: 3, borderRadius: '8px', bgcolor: theme.tokens.sunken })}
    >
      {entry.duplicates.length > 0 && (
        <>
          <Typography variant="h3">{translate('inbox.dialog.duplicates')}</Typography>
          {entry.duplicates.map(({ id, how, score }) => (
            <Box key={id} sx={row}>
              <Box component="span" sx={{ flex: '1 1 200px' }}>
                {translate(`inbox.dialog.how.${how}`)} ·{' '}
                {translate('inbox.dialog.score', { percent: Math.round(score * 100) })}
              </Box>
              {isEditable && mayMerge && (
                <Button size="small" variant="outlined" onClick={() => onMerge([entry.id, id])}>
                  {translate('inbox.dialog.compare')}
                </Button>
              )}
            </Box>
          ))}
        </>
      )}
      {entry.merged.length > 0 && (
        <>
          <Typography variant="h3">{translate('inbox.dialog.took')}</Typography>
          {entry.merged.map((one) => (
            <Box key={one.id} sx={row}>
              {[orderName(one, translate), one.values.participant_name, zoned(one.received_at)]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          ))}
        </>
      )}
    </Box>
  );
}
