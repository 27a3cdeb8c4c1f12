import { number, object } from 'yup';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import { invalid } from '../../../platform/plugins/errors';
import { defineIssueCommand } from './issueCommand';
import { issueStops } from './issueTargets';
import { openIssue } from './openIssue';
import { readKeepers } from './readKeepers';

/** Assigns issues to a person, or removes the assignment. */
export const assignIssue = defineIssueCommand({
  name: 'assignIssue',
  summary: 'Assign these issues to a person',
  method: 'PUT',
  path: 'unsuccesfully_events/owner',
  onClosedDay: 'free',
  body: object({ ...issueStops, user_id: number().integer().min(1).nullable().defined() }),
  async apply(work, target, { user_id }) {
    const { run, stop } = await openIssue(work, target);
    const keepers = user_id === null ? [] : await readKeepers(work.trx, work.actor.cdp_id);
    if (user_id !== null && !keepers.some((keeper) => keeper.id === user_id))
      throw invalid({ user_id: { message: VALIDATION.reference } });
    await work.changeStop(run, stop, { issue_owner_id: user_id });
  },
});
