import { isSameAddress } from '../../../../src/domain/addresses/addressIdentity';
import { eventStatusKey } from '../../../../src/domain/stops/eventStatus';
import { contentChanges, contentOf, mayFileChange } from '../../../../src/domain/imports/importChanges';
import type { ImportAddress, ImportChange, ImportProblem } from '../../../../src/domain/imports/importView';
import type { ParsedOrder } from '../../../platform/database/tables/imports';
import { dayClosedProblem } from './countedRuns';
import type { ExistingDelivery } from './rowFacts';
import type { LotTerms } from './rowOutcome';

interface Verdict {
  result: 'changed' | 'same' | 'refused';
  changes: ImportChange[];
  problem: ImportProblem | null;
}

interface Question {
  existing: ExistingDelivery;
  lot: LotTerms;
  parsed: ParsedOrder;
  address: ImportAddress | null;
  participantId: number | null;
}

function refused(message: string, args?: ImportProblem['args']): Verdict {
  const problem = { column: 'order_number' as const, message, ...(args ? { args } : {}), is_warning: false };
  return { result: 'refused', changes: [], problem };
}

/**
 * Effect of a row on the delivery that has its order number: no change, a change, or a conflict. An order number of
 * another client, CDP or person is taken (`ORDER_NUMBER_EXIST`). A delivery that is on the road or done is not
 * changed (`di023`).
 */
export function judgeExisting({ existing, lot, parsed, address, participantId }: Question): Verdict {
  const isOurs =
    existing.funding_source_id === lot.funding_source_id &&
    existing.close_door_pharmacy_id === lot.close_door_pharmacy_id &&
    existing.participant_id === participantId;
  if (!isOurs) return refused('errors.ORDER_NUMBER_EXIST');
  if (!address) return { result: 'same', changes: [], problem: null };
  const wanted = contentOf(parsed, parsed.delivery_date ?? lot.delivery_date, address.full_address);
  const isSameDoor = existing.destination !== null && isSameAddress(existing.destination, address);
  const changes = contentChanges(existing, wanted, isSameDoor && !address.is_picked);
  if (changes.length === 0) return { result: 'same', changes, problem: null };
  if (!mayFileChange(existing)) {
    if (existing.locked_at !== null) return refused('importCheck.locked');
    const status_key = eventStatusKey(existing.delivery_event_status_id);
    return existing.manifest_name === null
      ? refused('importCheck.done', { status_key })
      : refused('importCheck.onTheRoad', { status_key, run: existing.manifest_name });
  }
  const isMovedDay = changes.some(({ field }) => field === 'delivery_date');
  if (isMovedDay && existing.manifest_name !== null)
    return refused('importCheck.planned', {
      run: existing.manifest_name,
      date: existing.delivery_date,
    });
  if (existing.day_closed_by !== null && existing.manifest_name !== null) {
    const run = { name: existing.manifest_name, delivery_date: existing.delivery_date };
    return { result: 'refused', changes: [], problem: dayClosedProblem(run, existing.day_closed_by) };
  }
  return { result: 'changed', changes, problem: null };
}
