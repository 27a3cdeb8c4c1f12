import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { TABLE_PAGE_SIZE } from '../../../domain/wire/lists';
import type { Row } from '../../../ui/resourceOf';
import { useNumber } from '../../../ui/useNumber';
import { MOST_SCROLLED } from './useScrolling';
import type { PageMode } from '../../../ui/table/useTableSettings';
import {
  ChevronLeft as PreviousIcon,
  ChevronRight as NextIcon,
  FirstPage as FirstIcon,
  LastPage as LastIcon,
} from '../../../ui/pointingIcons';

/** Where in the list one is, in words, and the way on. */
export function ListFooter({ mode }: { mode: PageMode }) {
  const translate = useT();
  const number = useNumber();
  const { data = [], total = 0, page, setPage, isFetching, isPending } = useListContext<Row>();
  const loaded = data.length;
  const isCut = loaded >= MOST_SCROLLED && total > loaded;
  const from = (page - 1) * TABLE_PAGE_SIZE + 1;
  const words =
    mode === 'infinite'
      ? translate(isCut ? 'screens.list.cut' : 'screens.list.loaded', {
          loaded: number(loaded),
          total: number(total),
        })
      : translate('screens.list.range', {
          from: number(from),
          to: number(from + loaded - 1),
          total: number(total),
        });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        minHeight: 44,
        px: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        py: 2,
      }}
    >
      <span role="status">
        {isPending
          ? translate('screens.list.loading')
          : isFetching && mode === 'infinite'
            ? translate('screens.list.loadingMore')
            : words}
      </span>
      {mode === 'paging' && total > TABLE_PAGE_SIZE && <Pager page={page} setPage={setPage} total={total} />}
    </Box>
  );
}

function Pager({ page, setPage, total }: { page: number; setPage: (page: number) => void; total: number }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const pages = Math.ceil(total / TABLE_PAGE_SIZE);
  const steps = [
    { name: 'first', to: 1, Icon: FirstIcon, isOff: page <= 1 },
    { name: 'previous', to: page - 1, Icon: PreviousIcon, isOff: page <= 1 },
    { name: 'next', to: page + 1, Icon: NextIcon, isOff: page >= pages },
    { name: 'last', to: pages, Icon: LastIcon, isOff: page >= pages },
  ];
  const button = ({ name, to, Icon, isOff }: (typeof steps)[number]) => (
    <IconButton
      key={name}
      size="small"
      disabled={isOff}
      aria-label={translateAny(`screens.list.${name}`)}
      onClick={() => setPage(to)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Box
      component="nav"
      aria-label={translate('screens.list.pages')}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      {steps.slice(0, 2).map(button)}
      <Box component="span" sx={{ px: 2, display: { xs: 'none', sm: 'inline' } }}>
        {translate('screens.list.page', {
          page: number(page),
          pages: number(pages),
        })}
      </Box>
      {steps.slice(2).map(button)}
    </Box>
  );
}
