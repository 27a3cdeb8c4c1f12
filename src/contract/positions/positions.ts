import { answer } from '../answer';
import { callContract, typed } from '../call';

/** Where a vehicle was. Times are UTC on the wire. */
export interface PositionView {
  recorded_at: string;
  latitude: number;
  longitude: number;
  /** Metres per second. */
  speed: number | null;
  /** Degrees clockwise from north. */
  heading: number | null;
  accuracy: number | null;
}

/** The last position of the driver of a run. */
export interface CurrentPosition extends PositionView {
  delivery_manifest_id: number;
  employee_id: number | null;
  employee: string | null;
}

const SHAPE = { recorded_at: 'text', latitude: 'number', longitude: 'number' } as const;

export const currentPositionsCall = callContract({
  method: 'GET',
  path: '/positions/current',
  tags: ['positions'],
  summary: 'Last position per run',
  query: typed<{ date: string }>(),
  answer: answer<CurrentPosition[]>([{ ...SHAPE, delivery_manifest_id: 'number' }]),
});

export const trackCall = callContract({
  method: 'GET',
  path: '/positions/track',
  tags: ['positions'],
  summary: 'Track of a run',
  query: typed<{ delivery_manifest_id: number }>(),
  answer: answer<PositionView[]>([SHAPE]),
});
