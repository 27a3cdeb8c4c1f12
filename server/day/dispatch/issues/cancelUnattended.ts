import { object, type InferType } from 'yup';
import { toWire } from '../../../../src/domain/time/dates';
import { eventStatusName } from '../../../../src/domain/stops/eventStatus';
import { isUnattended } from '../../../../src/domain/stops/issue';
import { outcomeProblems } from '../../../../src/domain/stops/statusChange';
import { cancelStatus } from '../../../../src/domain/stops/transitions';
import { invalid, wrongState } from '../../../platform/plugins/errors';
import { statusValues } from '../commands/statusValues';
import { defineIssueCommand } from './issueCommand';
import { issueStops } from './issueTargets';
import { outcomeFields } from './issueWords';
import { openIssue } from './openIssue';

const body = object({ ...issueStops, ...outcomeFields });

/** Cancels unattended deliveries in a run that is over or in the pool of a past day (spec §7). */
export const cancelUnattended = defineIssueCommand({
  name: 'cancelUnattended',
  summary: 'Cancel unattended deliveries',
  method: 'POST',
  path: 'unattended_deliveries/cancel',
  onClosedDay: 'own',
  body,
  async apply(work, target, given: InferType<typeof body>) {
    const { run, stop, attendance } = await openIssue(work, target);
    if (!isUnattended(stop, attendance)) {
      const status = eventStatusName(stop.delivery_event_status_id);
      throw wrongState(`This stop is ${status}: somebody took care of it`, { reason: 'attended', status });
    }
    const statusId = cancelStatus(stop.delivery_event_type_id);
    const problems = outcomeProblems(statusId, given);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const { values, line } = statusValues(work, run, stop, {
      statusId,
      at: toWire(work.now),
      comments: given.comments ?? null,
      receptorName: null,
      reasonId: given.non_delivery_reason_id ?? null,
      otherReason: given.other_reason ?? null,
      signature: null,
      latitude: null,
      longitude: null,
    });
    await work.changeStop(run, stop, values, line);
  },
});
