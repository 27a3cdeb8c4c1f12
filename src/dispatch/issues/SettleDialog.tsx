import { useState } from 'react';
import { EVENT_STATUS } from '../../domain/stops/eventStatus';
import type { IssueView } from '../../domain/stops/issueView';
import type { Problems } from '../../domain/wire/problem';
import { askedWords, outcomeProblems } from '../../domain/stops/statusChange';
import { NO_REASON, ReasonFields } from '../../board/actions/ReasonFields';
import { IssueDialogFrame } from './IssueDialogFrame';
import type { IssueDialogProps } from './issueDialogProps';
import { useIssueCommand } from './useIssueCommand';
import { useIssueDone } from './useIssueDone';

const CALLS = {
  fixAsFailed: { path: 'fix_as_failed', status: EVENT_STATUS.failed },
  cancelUnattended: { path: 'unattended_deliveries/cancel', status: EVENT_STATUS.canceled },
} as const;

interface SettleDialogProps extends IssueDialogProps {
  action: keyof typeof CALLS;
}

/** Closes issues as failed or canceled. Reason and comment are required (spec §5). */
export function SettleDialog({ action, issues, onClose }: SettleDialogProps) {
  const { path, status } = CALLS[action];
  const [input, setInput] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const command = useIssueCommand(useIssueDone(action));
  const send = (open: readonly IssueView[]) => {
    const found = outcomeProblems(status, input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`issue-${first}`)?.focus();
      return Promise.resolve(false);
    }
    const fields = Object.fromEntries(Object.entries(askedWords(input)).filter(([, value]) => value !== ''));
    return command.run({ method: 'POST', path, fields, issues: open });
  };
  const { state } = command;
  return (
    <IssueDialogFrame
      action={action}
      issues={issues}
      command={command}
      isDanger
      onSend={send}
      onClose={onClose}
    >
      <ReasonFields
        prefix="issue"
        input={input}
        problems={state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems}
        onChange={setInput}
      />
    </IssueDialogFrame>
  );
}
