import { Alert, Button, Skeleton } from '@mui/material';
import { useGetList, useNotify, useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateInZone, isDate } from '../domain/dates';
import type { EventView } from '../domain/dispatchView';
import { eventStatusKey } from '../domain/eventStatus';
import { useLanguage } from '../providers/LanguageProvider';
import { readSession } from '../providers/session';
import type { DeliveryAction } from './actions/deliveryAction';
import './board/board.css';
import { BoardToolbar } from './board/BoardToolbar';
import { countByStatus, filterBoard, NO_FILTERS, RUN_PHASES, type BoardFilters } from './board/filterBoard';
import { Lanes } from './board/Lanes';
import { findStop } from './board/mergeBoard';
import { StatusCounts } from './board/StatusCounts';
import { useBoard } from './board/useBoard';
import { useBoardKeys } from './board/useBoardKeys';
import { useBrowserSettings } from '../providers/browserSettings';
import { useNow } from './board/useNow';
import { BoardActionsContext, type BoardActions } from './boardActions';
import { errorText } from './errorText';
import { StopPanel, useOfferedActions } from './panel/StopPanel';
import { UndoOffer, type Offer } from './UndoOffer';

/** The day on one screen: runs as lanes, the pool on the left, the selected stop on the right (spec §2, /dispatch). */
export default function DispatchPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  // The office's own zone says which day is today; each run then speaks in the zone of its CDP.
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const now = useNow();
  // The rows go by them and do not ask.
  useBrowserSettings();
  const today = dateInZone(now, zone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const [text, setText] = useState('');
  const filters: BoardFilters = {
    text,
    cdpId: Number(params.get('cdp')) || null,
    phase: RUN_PHASES.find((phase) => phase === params.get('runs')) ?? null,
    status: params.get('status'),
  };
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [open, setOpen] = useState<DeliveryAction | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const { board, isPlaceholder, error, merge, refetch } = useBoard(date);
  const cdps = useGetList('cdps', { filter: { is_active: true }, pagination: { page: 1, perPage: 100 } });

  const show = (changes: Record<string, string | null>) =>
    setParams(
      (held) => {
        const next = new URLSearchParams(held);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true },
    );
  const onFilters = (next: BoardFilters) => {
    setText(next.text);
    show({ cdp: next.cdpId === null ? null : String(next.cdpId), runs: next.phase, status: next.status });
  };

  const { cdpId, phase, status } = filters;
  // The counts speak of the chosen runs, whatever the status filter leaves of them.
  const chosen = useMemo(
    () => board && filterBoard(board, { ...NO_FILTERS, cdpId, phase }),
    [board, cdpId, phase],
  );
  const shown = useMemo(
    () => chosen && filterBoard(chosen, { ...NO_FILTERS, text, status }),
    [chosen, text, status],
  );
  const counts = useMemo(() => countByStatus(chosen ?? { manifests: [], pool: [] }), [chosen]);
  const stop = board && selectedId !== null ? findStop(board, selectedId) : null;
  const offered = useOfferedActions(stop);

  const onPick = useCallback((event: EventView) => setSelectedId(event.id), []);
  const closePanel = useCallback(() => {
    const lane = document.querySelector<HTMLElement>('.lane-body:has([aria-selected="true"])');
    setSelectedId(null);
    lane?.focus();
  }, []);
  useBoardKeys({ actions: offered, isBusy: open !== null, onAction: setOpen, onClose: closePanel });
  const actions = useMemo<BoardActions>(() => ({ merge, refetch, offerUndo: setOffer }), [merge, refetch]);

  if (!board || !shown) {
    return error ? (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('dispatch.retry')}</Button>}
      >
        {translate('dispatch.loadFailed')}. {error.message}
      </Alert>
    ) : (
      <BoardSkeleton />
    );
  }
  const stops = board.manifests.reduce((sum, manifest) => sum + manifest.events.length, 0);
  const isEmpty = shown.manifests.length === 0 && shown.pool.length === 0;
  return (
    <BoardActionsContext.Provider value={actions}>
      <div className={`dispatch${isPlaceholder ? ' is-placeholder' : ''}`} aria-busy={isPlaceholder}>
        <h1 className="visually-hidden">{translate('pages.dispatch')}</h1>
        <BoardToolbar
          date={date}
          today={today}
          filters={filters}
          cdps={(cdps.data ?? []).map((cdp) => ({ id: Number(cdp.id), name: String(cdp.name) }))}
          summary={translate('dispatch.summary', {
            runs: board.manifests.length.toLocaleString(`${language}-US`),
            stops: stops.toLocaleString(`${language}-US`),
          })}
          onDate={(day) => show({ date: day === today ? null : day })}
          onFilters={onFilters}
        />
        <StatusCounts counts={counts} chosen={status} onChoose={(name) => show({ status: name })} />
        {error ? (
          <Alert severity="warning">
            {translate('dispatch.loadFailed')}. {error.message}
          </Alert>
        ) : null}
        {isEmpty ? (
          <EmptyBoard
            isFiltered={board.manifests.length > 0 || board.pool.length > 0}
            onClear={() => onFilters(NO_FILTERS)}
          />
        ) : (
          <div className="board-and-panel">
            <Lanes
              board={board}
              shown={shown}
              now={now}
              language={language}
              selectedId={selectedId}
              onPick={onPick}
            />
            {stop ? <StopPanel stop={stop} now={now} onAction={setOpen} onClose={closePanel} /> : null}
          </div>
        )}
        <p className="visually-hidden" id="board-keys">
          {translate('dispatch.keys')}
        </p>
      </div>
      <Suspense fallback={null}>
        {open && stop ? (
          <open.Dialog event={stop.event} manifest={stop.manifest} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
      <UndoOffer
        offer={offer}
        onClose={() => setOffer(null)}
        onRefused={(refusal) => notify(errorText(refusal, translate), { type: 'warning' })}
        onUndone={(answer) => {
          merge(answer.manifests);
          const event = answer.events[0];
          if (event)
            notify('dispatch.undo.done', {
              type: 'success',
              messageArgs: {
                name: event.participant_name ?? '',
                status: translate(eventStatusKey(event.delivery_event_status_id)),
              },
            });
        }}
      />
    </BoardActionsContext.Provider>
  );
}

function BoardSkeleton() {
  return (
    <div className="dispatch" aria-busy="true">
      <Skeleton variant="rounded" height={40} />
      <div className="board-and-panel">
        {[0, 1, 2, 3].map((lane) => (
          <Skeleton key={lane} variant="rounded" width={308} height="60vh" />
        ))}
      </div>
    </div>
  );
}

function EmptyBoard({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const translate = useTranslate();
  return (
    <div className="board-empty">
      <p>{translate(isFiltered ? 'dispatch.noMatch' : 'dispatch.noRuns')}</p>
      {isFiltered ? (
        <Button onClick={onClear}>{translate('dispatch.clearFilters')}</Button>
      ) : (
        <p className="quiet">{translate('dispatch.noRunsText')}</p>
      )}
    </div>
  );
}
