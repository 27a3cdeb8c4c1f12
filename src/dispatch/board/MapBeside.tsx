import { Skeleton } from '@mui/material';
import {
  Suspense,
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { stopUnder } from '../../board/interaction/useStopGestures';
import { useInteraction } from '../../board/interaction/useInteraction';
import { LazyDayMap } from '../../board/map/LazyDayMap';
import type { Board } from '../../board/mergeBoard';
import { useT } from '../../i18n/useT';
import { usePreference } from '../../providers/store';
import styles from './mapBeside.module.css';
import { pageDirection, readingKey } from '../../i18n/language';

/** Percent of the width that the map takes. */
const LEAST = 20;
const MOST = 80;
const STEP = 5;
const within = (share: number) => Math.round(Math.min(MOST, Math.max(LEAST, share)));
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: STEP, ArrowRight: -STEP };

interface MapBesideProps {
  board: Board;
  shown: Board;
  date: string;
  /** The runs. */
  children: ReactNode;
}

/** Runs beside the map; the line between them moves, and what is pointed at on one side is marked on the other. */
export function MapBeside({ board, shown, date, children }: MapBesideProps) {
  const translate = useT();
  const { hovered } = useInteraction();
  const panes = useRef<HTMLDivElement | null>(null);
  const lanes = useRef<HTMLDivElement | null>(null);
  const [share, setShare] = usePreference('board_map_share', 50);

  useEffect(() => {
    let marked: Element | null = null;
    const mark = () => {
      marked?.removeAttribute('data-hovered');
      const id = hovered.get();
      marked = id === null ? null : (lanes.current?.querySelector(`[data-stop="${id}"]`) ?? null);
      marked?.setAttribute('data-hovered', '');
    };
    return hovered.subscribe(mark);
  }, [hovered]);

  const follow = (event: PointerEvent) => {
    const box = panes.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // The map is at the end of the line: on the right, in Arabic on the left.
    const beside = pageDirection() === 'rtl' ? event.clientX - box.left : box.right - event.clientX;
    setShare(within((beside / box.width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[readingKey(event.key)];
    if (step === undefined) return;
    event.preventDefault();
    setShare(within(share + step));
  };
  return (
    <div ref={panes} className={styles.panes} style={{ '--map-share': `${share}%` } as CSSProperties}>
      <div
        ref={lanes}
        className={styles.lanes}
        onPointerOver={({ target }) => hovered.set(stopUnder(target))}
        onPointerLeave={() => hovered.set(null)}
      >
        {children}
      </div>
      <div
        className={styles.line}
        role="separator"
        aria-orientation="vertical"
        aria-label={translate('dayMap.resize')}
        aria-valuenow={share}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
      />
      <div className={styles.map}>
        <Suspense fallback={<Skeleton variant="rounded" height="100%" width="100%" />}>
          <LazyDayMap board={board} shown={shown} date={date} />
        </Suspense>
      </div>
    </div>
  );
}
