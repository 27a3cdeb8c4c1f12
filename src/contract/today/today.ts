import type { CdpBags, CdpCash } from '../../domain/custody/byCdp';
import type { TodayView } from '../../domain/runs/today';
import type { TodayOrders } from '../../domain/runs/todayOrders';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayQuery } from '../day';

/** What the next working day still needs. */
export interface NextDay {
  /** YYYY-MM-DD */
  date: string;
  runs: number;
  /** Runs that drivers cannot see yet. */
  unpublished: number;
  without_driver: number;
  without_vehicle: number;
  unassigned: number;
}

export interface TodayAnswer extends TodayView {
  cdps: { id: number; name: string }[];
  /** Employees who take over when somebody is missing. */
  on_call: { id: number; full_name: string; phone_number: string | null }[];
  next_day: NextDay;
  /** Null for people who may not read them. */
  bags: CdpBags[] | null;
  cash: CdpCash[] | null;
  /** For people of a pharmacy alone. */
  orders: TodayOrders | null;
}

export const todayCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/today',
  tags: ['dispatch'],
  summary: 'A day in numbers: on time, late, runs ahead, the worst stops, unassigned deliveries',
  query: dayQuery,
  answer: answer<TodayAnswer>({
    stops: 'record',
    curve: [{ at: 'text', planned: 'number' }],
    runs: [{ delivery_manifest_id: 'number', name: 'text' }],
    worst: 'list',
    unassigned: 'list',
    cdps: 'list',
    on_call: 'list',
    next_day: 'record',
  }),
});
