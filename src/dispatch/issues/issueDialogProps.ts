import type { IssueView } from '../../domain/stops/issueView';

export interface IssueDialogProps {
  issues: readonly IssueView[];
  onClose: () => void;
}
