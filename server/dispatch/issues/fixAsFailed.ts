import { object, type InferType } from 'yup';
import { toWire } from '../../../src/domain/dates';
import { failedStatus, isFixAsFailedOffered } from '../../../src/domain/issue';
import { outcomeProblems } from '../../../src/domain/statusChange';
import { invalid, wrongState } from '../../plugins/errors';
import { statusValues } from '../commands/statusValues';
import { defineIssueCommand } from './issueCommand';
import { issueStops } from './issueTargets';
import { outcomeFields } from './issueWords';
import { openIssue } from './openIssue';

const body = object({ ...issueStops, ...outcomeFields });

/** The office accepts that nothing more will come of it: failed, with reason and comment, and settled. */
export const fixAsFailed = defineIssueCommand({
  name: 'fixAsFailed',
  summary: 'Settle these issues as failed',
  method: 'POST',
  path: 'fix_as_failed',
  body,
  async apply(work, target, given: InferType<typeof body>) {
    const { run, stop, attendance } = await openIssue(work, target);
    const { delivery_event_status_id: from } = stop;
    const statusId = failedStatus(stop.delivery_event_type_id);
    if (!isFixAsFailedOffered(stop, attendance))
      throw wrongState('This stop cannot become failed', { delivery_event_status_id: from });
    const problems = outcomeProblems(statusId, given);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const at = toWire(work.now);
    const { values, line } = statusValues(work, run, stop, {
      statusId,
      at: from === statusId ? (stop.datetime ?? at) : at,
      comments: given.comments ?? null,
      receptorName: null,
      reasonId: given.non_delivery_reason_id ?? null,
      otherReason: given.other_reason ?? null,
      signature: null,
      latitude: null,
      longitude: null,
    });
    await work.changeStop(
      run,
      stop,
      { ...values, attempts: stop.attempts, issue_settled_at: at },
      { ...line, datetime: at },
    );
  },
});
