import { useGetList, useTranslate } from 'ra-core';
import { useLanguage } from '../../providers/LanguageProvider';
import { BoardToolbar } from './BoardToolbar';
import type { Board } from './mergeBoard';
import { StatusCounts } from './StatusCounts';
import type { useBoardUrl } from './useBoardUrl';

interface BoardHeadProps {
  board: Board;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
  counts: ReadonlyMap<string, number>;
}

/** Day, filters and counts. */
export function BoardHead({ board, url, today, counts }: BoardHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { date, filters, showDate, showFilters } = url;
  const cdps = useGetList('cdps', { filter: { is_active: true }, pagination: { page: 1, perPage: 100 } });
  const stops = board.manifests.reduce((sum, manifest) => sum + manifest.events.length, 0);
  return (
    <>
      <BoardToolbar
        date={date}
        today={today}
        filters={filters}
        cdps={(cdps.data ?? []).map((cdp) => ({ id: Number(cdp.id), name: String(cdp.name) }))}
        summary={translate('dispatch.summary', {
          runs: board.manifests.length.toLocaleString(`${language}-US`),
          stops: stops.toLocaleString(`${language}-US`),
        })}
        onDate={showDate}
        onFilters={showFilters}
      />
      <StatusCounts
        counts={counts}
        chosen={filters.status}
        onChoose={(status) => showFilters({ ...filters, status })}
      />
    </>
  );
}
