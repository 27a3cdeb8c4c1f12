import clsx from 'clsx';
import { Alert, Skeleton, Tab, Tabs, useMediaQuery } from '@mui/material';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../board/mergeBoard';
import { StaleNotice } from '../board/StaleNotice';
import type { useBoard } from '../board/useBoard';
import { useCutSince } from '../ui/connection/useCutSince';
import { useFilterChoices } from '../board/useFilterChoices';
import { focusLane } from '../board/interaction/goTo';
import { SelectedStopPanel } from '../board/interaction/SelectedStopPanel';
import { laneKeyOf } from '../board/interaction/laneKey';
import { ResultTray } from '../board/interaction/ResultTray';
import { SelectionBar } from '../board/interaction/SelectionBar';
import { laneOrder } from '../board/interaction/stopIndex';
import { useInteraction, useShown, useShownOrder } from '../board/interaction/useInteraction';
import { BoardDrag } from '../board/moves/BoardDrag';
import { usePendingBoard } from '../board/moves/usePendingBoard';
import { isOpenStop } from '../domain/runs/stopOrder';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { RunsPane } from './cards/RunsPane';
import { planOfCdps, shownPlan } from './filters/shownPlan';
import type { usePlanUrl } from './filters/usePlanUrl';
import { PlanHead } from './header/PlanHead';
import { PlanKeys } from './header/PlanKeys';
import { PoolLimitNotice } from './header/PoolLimitNotice';
import { usePlanTools } from './header/usePlanTools';
import { SummaryRow } from './header/SummaryRow';
import { useMapShown, useMapWide } from './map/useMapShown';
import { usePlanView } from './planView';
import { PoolPane } from './pool/PoolPane';
import { usePoolReasons } from './pool/usePoolReasons';
import { usePoolOrder } from './pool/usePoolOrder';
import { useValue } from '../providers/valueStore';
import { lazyPart } from '../providers/lazyPart';
import textStyles from '../ui/theme/text.module.css';
import boardPageStyles from '../board/boardPage.module.css';
import styles from './planView.module.css';

/** Panes that a narrow screen shows one at a time. */
const PANES = ['deliveries', 'runs', 'map'] as const;
type Pane = (typeof PANES)[number];

const PlanMap = lazyPart(() => import('./map/PlanMap'));

/** The first delivery is in the upper third of a phone. */
const flatTabs = { '&, & .MuiTab-root': { minHeight: 36 }, '& .MuiTab-root': { py: 1 } } as const;

/** The map takes most of the width; the lists keep what they need. */
const WIDE = { flex: '0 0 58%' } as const;

interface PlanViewProps {
  board: Board;
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof usePlanUrl>;
  today: string;
}

/** Filters and totals on top; the unassigned deliveries left, the runs beside them. */
export function PlanView({ board: answered, day, url, today }: PlanViewProps) {
  const board = usePendingBoard(answered);
  const translate = useT();
  const language = useLanguage();
  const interaction = useInteraction();
  const { filters, plan } = url;
  const left = useMemo(() => shownPlan(board, filters, plan), [board, filters, plan]);
  const ofCdps = useMemo(() => planOfCdps(board, filters), [board, filters]);
  const order = usePoolOrder(left.pool, JSON.stringify([url.date, filters, plan]));
  const shown = useMemo<Board>(() => ({ ...left, pool: order.events }), [left, order.events]);
  useShown(shown);
  useShownOrder(useCallback(() => laneOrder(shown), [shown]));
  const waiting = board.pool.filter(isOpenStop).length;
  const { cdps } = useFilterChoices(board);
  const cdpNames = useMemo(() => new Map(cdps.map(({ id, name }) => [id, name])), [cdps]);
  const { tool, draft, draftPlace } = usePlanView();
  const hasDraft = useValue(draft) !== null;
  const placeDraft = useCallback((element: HTMLElement | null) => draftPlace.set(element), [draftPlace]);
  const mayCreateRuns = usePlanTools().includes('runsOfDay');
  const reasons = usePoolReasons(url.date);
  const cutSince = useCutSince(() => void day.refetch());
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [hasMap] = useMapShown();
  const [isMapWide] = useMapWide();
  const [pane, setPane] = useState<Pane>('deliveries');

  const leave = (from: string, direction: -1 | 1) => {
    const lanes = [null, ...shown.manifests.map(({ id }) => id)];
    const index = lanes.findIndex((id) => laneKeyOf(id) === from);
    const to = direction === -1 ? null : lanes[index + 1];
    if (to === undefined || index < 0) return;
    if (to !== null) interaction.reveal.set({ manifestId: to });
    focusLane(laneKeyOf(to));
  };
  // Stable identity, so that unchanged runs do not render.
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const onLeave = useCallback((from: string, direction: -1 | 1) => latest.current(from, direction), []);

  const map = (
    <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
      <PlanMap board={board} shown={shown} date={url.date} />
    </Suspense>
  );
  const shows = (name: Pane) => !isNarrow || pane === name;
  return (
    <div
      className={clsx(
        boardPageStyles.page,
        day.isPlaceholder && boardPageStyles.isPlaceholder,
        cutSince && boardPageStyles.isStale,
      )}
      data-board
      aria-busy={day.isPlaceholder}
    >
      <h1 className={textStyles.visuallyHidden}>{translate('pages.scheduling')}</h1>
      <PlanKeys />
      <PlanHead board={board} shown={shown} url={url} today={today} />
      <SummaryRow board={ofCdps} language={language} />
      <PoolLimitNotice count={waiting} />
      {day.error && !cutSince ? (
        <Alert severity="warning">
          {translate('dispatch.loadFailed')}. {day.error.message}
        </Alert>
      ) : null}
      {isNarrow ? (
        <Tabs value={pane} onChange={(_, next: Pane) => setPane(next)} variant="fullWidth" sx={flatTabs}>
          {PANES.map((name) => (
            <Tab key={name} value={name} label={translate(`scheduling.panes.${name}`)} />
          ))}
        </Tabs>
      ) : null}
      <BoardDrag className={clsx(boardPageStyles.panes, styles.panes)}>
        {hasDraft ? <div ref={placeDraft} className={styles.draft} /> : null}
        {shows('deliveries') && !hasDraft ? (
          <PoolPane
            total={waiting}
            order={order}
            cdpNames={cdpNames}
            reasons={reasons}
            language={language}
            onLeave={onLeave}
          />
        ) : null}
        {shows('runs') && !hasDraft ? (
          <RunsPane
            manifests={shown.manifests}
            language={language}
            onLeave={onLeave}
            onCreateRuns={mayCreateRuns ? () => tool.set('runsOfDay') : null}
          />
        ) : null}
        <div className={styles.side} style={isMapWide && !isNarrow && hasMap ? WIDE : undefined}>
          <SelectedStopPanel board={board} />
          <ResultTray />
          {isNarrow ? pane === 'map' && map : (hasMap || hasDraft) && map}
        </div>
      </BoardDrag>
      {cutSince ? <StaleNotice since={cutSince} /> : null}
      <SelectionBar board={board} shown={shown} />
      <p className={textStyles.visuallyHidden} id="board-keys">
        {translate('dispatch.keys')}
      </p>
    </div>
  );
}
