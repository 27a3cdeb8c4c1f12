import { answer } from '../answer';
import { callContract } from '../call';

/** A run of a day as far as the page of its CDP, driver, vehicle or pattern tells of it. */
export interface OverviewRun {
  delivery_manifest_id: number;
  name: string;
  /** YYYY-MM-DD in `time_zone`. */
  delivery_date: string;
  time_zone: string;
  delivery_manifest_status_id: number;
  employee_id: number | null;
  driver_name: string | null;
  vehicle_id: number | null;
  vehicle_name: string | null;
  /** UTC wire times. */
  start_at: string;
  end_at: string;
  /** Stops at recipients without the canceled ones, and those of them that are over. */
  stops: number;
  closed: number;
}

export interface RunsOverview {
  /** Of today, and a night shift of yesterday that is still under way. */
  today: OverviewRun[];
  /** The first ones of later days. */
  next: OverviewRun[];
}

export interface CdpOverview extends RunsOverview {
  /** Deliveries of today without a run; null for a driver. */
  unassigned: number | null;
}

const runs = answer<RunsOverview>({ today: 'list', next: 'list' });

export const cdpOverviewCall = callContract({
  method: 'GET',
  path: '/cdp/:id/overview',
  tags: ['cdp'],
  summary: 'Runs of today and unassigned deliveries of one CDP',
  answer: answer<CdpOverview>({ today: 'list', next: 'list' }),
});

export const employeeOverviewCall = callContract({
  method: 'GET',
  path: '/employees/:id/overview',
  tags: ['employees'],
  summary: 'Runs of one driver today and next',
  answer: runs,
});

export const vehicleOverviewCall = callContract({
  method: 'GET',
  path: '/vehicles/:id/overview',
  tags: ['vehicles'],
  summary: 'Runs of one vehicle today and next',
  answer: runs,
});

export const runOverviewCall = callContract({
  method: 'GET',
  path: '/runs/:id/overview',
  tags: ['runs'],
  summary: 'Days of one run: today and next, as far as they are planned',
  answer: runs,
});
