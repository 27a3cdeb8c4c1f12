import type { IssueView } from '../../domain/stops/issueView';
import { GiveDialog } from './GiveDialog';
import type { IssueActionName } from './issueActions';
import type { IssueDialogProps } from './issueDialogProps';
import { NoteDialog } from './NoteDialog';
import { SettleDialog } from './SettleDialog';

export interface OpenIssueDialog {
  action: Exclude<IssueActionName, 'take'>;
  issues: readonly IssueView[];
}

/** The dialog of an issue's action; assigning to oneself needs none. */
export function IssueDialog({ action, ...props }: OpenIssueDialog & IssueDialogProps) {
  if (action === 'give') return <GiveDialog {...props} />;
  if (action === 'note') return <NoteDialog {...props} />;
  return <SettleDialog action={action} {...props} />;
}
