import { object, type InferType } from 'yup';
import { toWire } from '../../../../src/domain/time/dates';
import { failedStatus, isFixAsFailedOffered } from '../../../../src/domain/stops/issue';
import { outcomeProblems } from '../../../../src/domain/stops/statusChange';
import { invalid, wrongState } from '../../../platform/plugins/errors';
import { defineIssueCommand } from './issueCommand';
import { issueStops } from './issueTargets';
import { outcomeFields } from './issueWords';
import { openIssue } from './openIssue';

const body = object({ ...issueStops, ...outcomeFields });

/** The office settles an issue as failed, with reason and comment. */
export const fixAsFailed = defineIssueCommand({
  name: 'fixAsFailed',
  summary: 'Close these issues as failed',
  method: 'POST',
  path: 'fix_as_failed',
  onClosedDay: 'own',
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
    const words = {
      non_delivery_reason_id: given.non_delivery_reason_id ?? null,
      other_non_delivery_reason_description: given.other_reason ?? null,
    };
    // Remarks, signature and photos from the door are kept. A delivery that has already failed keeps its time.
    await work.changeStop(
      run,
      stop,
      {
        ...words,
        delivery_event_status_id: statusId,
        datetime: from === statusId ? (stop.datetime ?? at) : at,
        issue_settled_at: at,
      },
      { ...words, datetime: at, comments: given.comments ?? null },
    );
  },
});
