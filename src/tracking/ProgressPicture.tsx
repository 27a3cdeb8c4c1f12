/** @jsxImportSource preact */
import type { TrackingState } from '../domain/stops/trackingState';
import styles from './tracking.module.css';

/** Progress of the delivery along the route, if the state alone defines it. */
const ALONG: Record<TrackingState, number> = {
  scheduled: 0,
  onTheWay: 0.45,
  next: 0.8,
  delivered: 1,
  collected: 1,
  canceled: 0,
  failed: 0.8,
  rejected: 0.8,
  rescheduled: 0.45,
  returned: 0,
  unavailable: 0,
};

type Mark = 'clock' | 'van' | 'check' | 'cross' | 'turn' | 'bar';

const MARKS: Record<TrackingState, Mark> = {
  scheduled: 'clock',
  onTheWay: 'van',
  next: 'van',
  delivered: 'check',
  collected: 'check',
  canceled: 'bar',
  failed: 'cross',
  rejected: 'cross',
  rescheduled: 'turn',
  returned: 'check',
  unavailable: 'bar',
};

/** Drawn in a square of 32 around its middle. */
const PATHS: Record<Mark, string> = {
  clock: 'M0 -6 V0 L4.5 3',
  van: 'M-8 -5 H2 V4 H-8 Z M2 -2 H6 L8.5 1.5 V4 H2 M-4.5 6.2 A1.9 1.9 0 1 0 -4.5 6.1 M4.5 6.2 A1.9 1.9 0 1 0 4.5 6.1',
  check: 'M-6 0.5 L-1.8 4.7 L6 -4.5',
  cross: 'M-4.5 -4.5 L4.5 4.5 M4.5 -4.5 L-4.5 4.5',
  turn: 'M5.5 -2.5 A6 6 0 1 0 6 1.5 M6 -6.5 V-2.2 H1.8',
  bar: 'M-5.5 0 H5.5',
};

const LEFT = 40;
const RIGHT = 280;
const LINE = 40;

interface Props {
  state: TrackingState;
  /** Open stops before this one; the fewer, the closer the van is drawn to the address. */
  stopsAway: number | null;
}

/**
 * From the pharmacy to the address: repeats the headline as a drawing, so it is hidden from screen readers.
 */
export function ProgressPicture({ state, stopsAway }: Props) {
  const share =
    state === 'onTheWay' && stopsAway !== null ? 0.68 - 0.5 * Math.min(stopsAway / 12, 1) : ALONG[state];
  const x = LEFT + (RIGHT - LEFT) * share;
  const mark = MARKS[state];
  return (
    <svg class={styles.progress} viewBox="8 14 304 52" aria-hidden="true" focusable="false">
      <path class={styles.way} d={`M${LEFT} ${LINE} H${RIGHT}`} />
      <path class={styles.done} d={`M${LEFT} ${LINE} H${x}`} />
      <g class={styles.place} transform={`translate(${LEFT} ${LINE})`}>
        <circle r="16" />
        <path d="M-7 -1.5 H7 M0 -8.5 V5.5" transform="translate(0 1.5)" />
      </g>
      <g class={styles.place} transform={`translate(${RIGHT} ${LINE})`}>
        <circle r="16" />
        <path d="M-8 0 L0 -7.5 L8 0 M-5.5 -2 V7 H5.5 V-2" />
      </g>
      <g class={styles.mark} style={{ transform: `translate(${x}px, ${LINE}px)` }}>
        <circle r="20" />
        <path d={PATHS[mark]} />
      </g>
    </svg>
  );
}
