import type {
  DraftFailure,
  DraftProgress,
  DraftResult,
  DraftState,
  DraftWish,
} from '../../../../src/domain/planning/draftView';
import type { RoutingFallback } from '../../../../src/domain/planning/routingCodes';
import type { Base, Defaulted, Instant, Json, OptionalInstant, OptionalJson } from './columns';

/** Versions that a plan was made with, by id. */
export interface DraftSeen {
  runs: Record<string, number>;
  stops: Record<string, number>;
}

export interface SchedulingDraftTable extends Base {
  delivery_date: string;
  close_door_pharmacy_id: number | null;
  state: Defaulted<DraftState>;
  /** Per cent. */
  progress: Defaulted<number>;
  wish: Json<DraftWish>;
  best: OptionalJson<DraftProgress>;
  result: OptionalJson<DraftResult>;
  seen: OptionalJson<DraftSeen>;
  engine: Defaulted<'embedded' | 'vroom' | null>;
  fallback: Defaulted<RoutingFallback | null>;
  failure: Defaulted<DraftFailure | null>;
  stop_requested_at: OptionalInstant;
  alive_at: Instant;
  created_by: number;
  created_by_name: string;
  finished_at: OptionalInstant;
  settled_by_name: Defaulted<string | null>;
  settled_at: OptionalInstant;
  command_id: Defaulted<string | null>;
}
