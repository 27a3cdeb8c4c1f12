import { object, string } from 'yup';
import { ISSUE_NOTE_MAX } from '../../../../src/domain/stops/issue';
import { defineIssueCommand } from './issueCommand';
import { issueStops } from './issueTargets';
import { openIssue } from './openIssue';

/** A note on these issues for the next colleague. It replaces the note before. */
export const noteIssue = defineIssueCommand({
  name: 'noteIssue',
  summary: 'A note on these issues',
  method: 'PUT',
  path: 'unsuccesfully_events/note',
  onClosedDay: 'free',
  body: object({ ...issueStops, note: string().max(ISSUE_NOTE_MAX).nullable().defined() }),
  async apply(work, target, { note }) {
    const { run, stop } = await openIssue(work, target);
    await work.changeStop(run, stop, { issue_note: note?.trim() || null });
  },
});
