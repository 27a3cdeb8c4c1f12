import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { LIST_PAGE_SIZE } from '../../../domain/wire/lists';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { Section } from '../../../ui/Section';
import { useMessageOf } from '../../../ui/useMessageOf';
import { LoadFailed } from '../../../ui/LoadFailed';
import { ServiceTable } from './ServiceTable';
import { usePastServices } from './usePastServices';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../../../ui/pointingIcons';

/** The past services card: what was delivered to this person, when, by whom, and what came of it. */
export function PastServices({ participantId }: { participantId: number }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = usePastServices(participantId, page);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / LIST_PAGE_SIZE));
  const word = (key: KeyUnder<'participants.pastServices'>) => translate(`participants.pastServices.${key}`);
  return (
    <Section title={word('title')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, minWidth: 0 }} aria-busy={isFetching}>
        {error && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
        {!data && !error && (
          <Skeleton
            variant="rounded"
            height={120}
            role="status"
            aria-label={translate('screens.list.loading')}
          />
        )}
        {data?.total === 0 && <Box sx={{ color: 'text.secondary' }}>{word('none')}</Box>}
        {data && data.total > 0 && <ServiceTable rows={data.rows} />}
        {pages > 1 && (
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
            <Box role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {translate('screens.list.page', { page, pages })}
            </Box>
            <IconButton
              size="small"
              aria-label={translate('screens.list.previous')}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            >
              <PreviousIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate('screens.list.next')}
              disabled={page === pages}
              onClick={() => setPage(page + 1)}
            >
              <NextIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      </Box>
    </Section>
  );
}
