import { object } from 'yup';
import type { Measures } from '../../domain/figures/measures';
import type { Period, TrendPoint } from '../../domain/figures/period';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idField } from '../ids';

/** Figures of an hour of a weekday: 0 Sunday … 6 Saturday; hour -1 is of stops without any time. */
export interface HourFigures extends Pick<
  Measures,
  'measured' | 'on_time' | 'timed' | 'timed_seconds' | 'stops'
> {
  weekday: number;
  hour: number;
}

/** Why stops failed: the id of a reason, `missing`, `damaged` or `none`. */
export interface ReasonFigures {
  reason: string;
  /** As the operation writes it; null for what is no reason of the list. */
  description: string | null;
  now: number;
  before: number;
}

export interface FiguresAnswer {
  period: Period;
  before: Period;
  /** Sums of the whole period, and of as many days before it. Metres with the detour of the settings. */
  now: Measures;
  former: Measures;
  trend: TrendPoint[];
  hours: HourFigures[];
  reasons: ReasonFigures[];
  /** A run is of no client and no facility: asked for one, there are no costs. */
  has_costs: boolean;
  /** Since when changes wait to be counted, UTC wire time; null: the figures are of this moment. */
  pending_since: string | null;
}

export const figuresCall = callContract({
  method: 'GET',
  path: '/dashboards/figures',
  tags: ['dashboards'],
  summary: 'Figures of a period beside the period before: on time, visits, failures, minutes, costs',
  query: object({
    from: dayField(),
    to: dayField(),
    close_door_pharmacy_id: idField(),
    funding_source_id: idField(),
    facility_id: idField(),
    employee_id: idField(),
  }),
  answer: answer<FiguresAnswer>({
    period: 'record',
    before: 'record',
    now: 'record',
    former: 'record',
    trend: [{ from: 'text', to: 'text' }],
    hours: [{ weekday: 'number', hour: 'number', stops: 'number' }],
    reasons: [{ reason: 'text', now: 'number', before: 'number' }],
    has_costs: 'boolean',
  }),
});
