import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useRef } from 'react';
import { isBlank } from '../../../domain/wire/problem';
import { TABLE_PAGE_SIZE } from '../../../domain/wire/lists';
import { useT } from '../../../i18n/useT';
import type { Row } from '../../../ui/resourceOf';
import { SKELETON_AFTER } from '../../../ui/table/useTableSettings';
import { useDelayed } from '../../../ui/useDelayed';
import { FieldValue } from '../display/FieldValue';
import { useLabels } from '../useLabels';
import { RecordCell } from './RecordCell';
import type { RecordTableProps } from './RecordTable';
import { useScrolling } from './useScrolling';

/** On a phone each record is a card: its name opens it, and the chosen columns that say something follow with their labels. */
export default function RecordCards({ name, settings }: RecordTableProps) {
  const translate = useT();
  const container = useRef<HTMLDivElement>(null);
  const labels = useLabels(name);
  const { data = [], isPending, isFetching } = useListContext<Row>();
  const showsSkeleton = useDelayed(isPending, SKELETON_AFTER);
  useScrolling(container, settings.mode);
  const [title = '', ...others] = settings.columns;
  return (
    <Box
      ref={container}
      role="region"
      aria-label={labels.title}
      aria-busy={isFetching}
      sx={settings.mode === 'infinite' ? { overflow: 'auto', maxHeight: '70dvh' } : undefined}
    >
      {isPending && showsSkeleton ? (
        <Box aria-label={translate('screens.list.loading')} sx={{ display: 'grid', gap: 3, p: 3 }}>
          {Array.from({ length: TABLE_PAGE_SIZE }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={64} />
          ))}
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <Box component="li" key={row.id} sx={card}>
            <RecordContextProvider value={row}>
              <Box sx={{ fontSize: 15 }}>
                <RecordCell source={title} />
              </Box>
            </RecordContextProvider>
            <Box component="dl" sx={facts}>
              {others
                .filter((column) => !isBlank(row[column]))
                .map((column) => (
                  <div key={column}>
                    <dt>{labels.field(column)}</dt>
                    <dd dir="auto">
                      <FieldValue resource={name} name={column} record={row} />
                    </dd>
                  </div>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const card = {
  position: 'relative',
  px: 4,
  py: 3,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  // The whole card opens the record; a phone number in it is called instead.
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
  '& dd a, & dd button': { position: 'relative' },
} as const;
const facts = {
  display: 'grid',
  gap: 1,
  m: 0,
  mt: 1,
  fontSize: 13,
  '& > div': { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
