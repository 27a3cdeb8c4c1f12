import { EVENT_STATUS } from '../../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { planMove } from '../../../../../src/domain/planning/planMove';
import type { PlannedStop } from '../../../../../src/domain/planning/plannedRun';
import { readPace } from '../../../../planning/roads/readPace';
import { NEW_DELIVERY_ID } from '../../planning/runProblem';
import type { LockedRun } from '../work/lockedRun';
import { askContinue, planningFacts } from '../work/moveFacts';
import type { UnitOfWork } from '../work/unitOfWork';

type Wanted = Pick<
  Required<PlannedStop>,
  | 'destination_latitude'
  | 'destination_longitude'
  | 'close_door_pharmacy_id'
  | 'funding_source_id'
  | 'driver_gender'
  | 'refrigeration_needed'
  | 'delivery_start_time'
  | 'delivery_end_time'
  | 'facility_hours'
>;

/**
 * Asks about every rule against a new delivery at this place of the run, as a move there does. The hard ones are those of
 * the command itself.
 *
 * @param at place from 1
 */
export async function askNewDelivery(
  work: UnitOfWork,
  run: LockedRun,
  wanted: Wanted,
  { at, isBagWithDriver }: { at: number; isBagWithDriver: boolean },
): Promise<void> {
  const stop: PlannedStop = {
    ...wanted,
    id: NEW_DELIVERY_ID,
    delivery_manifest_id: null,
    secuence: null,
    delivery_date: run.delivery_date,
    delivery_event_type_id: EVENT_TYPE.delivery,
    delivery_event_status_id: EVENT_STATUS.scheduled,
    planned_at: null,
    eta: null,
    datetime: null,
    locked_at: null,
  };
  const facts = await planningFacts(work.trx, [run]);
  const settings = await readPace(work.trx);
  const move = { stopIds: [stop.id], to: run.id, at, isBagWithDriver };
  const plan = planMove(facts.runs, [stop], move, work.now, settings);
  const unnamed = plan.broken.map((rule) =>
    rule.delivery_event_id === stop.id ? { ...rule, delivery_event_id: null } : rule,
  );
  askContinue(work, unnamed);
}
