import type { IssueView } from '../../domain/issueView';

export interface IssueDialogProps {
  issues: readonly IssueView[];
  onClose: () => void;
}
