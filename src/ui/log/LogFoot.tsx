import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useT } from '../../i18n/useT';
import type { Rows } from '../table/useScrollEnd';
import { useNumber } from '../useNumber';

type Scroll = Pick<Rows, 'isLoading' | 'hasMore' | 'loadMore'> & { rows: readonly unknown[] | undefined };

/** Number of loaded entries; the button loads more, like scrolling. */
export function LogFoot({ scroll, total }: { scroll: Scroll; total: number | undefined }) {
  const translate = useT();
  const number = useNumber();
  const loaded = scroll.rows?.length ?? 0;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 44,
        px: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <span role="status">
        {scroll.isLoading
          ? translate('changeLog.loadingMore')
          : translate('changeLog.loaded', {
              loaded: number(loaded),
              total: number(Math.max(total ?? 0, loaded)),
            })}
      </span>
      {scroll.hasMore && (
        <Button size="small" onClick={scroll.loadMore} disabled={scroll.isLoading}>
          {translate('changeLog.more')}
        </Button>
      )}
    </Box>
  );
}
