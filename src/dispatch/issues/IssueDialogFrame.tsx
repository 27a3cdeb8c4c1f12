import { useState, type ReactNode } from 'react';
import type { IssueView } from '../../domain/stops/issueView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { ActionDialog } from '../../board/actions/ActionDialog';
import type { IssueActionName } from './issueActions';
import { issueName } from './issueName';
import { RefusedList } from './RefusedList';
import type { useIssueCommand } from './useIssueCommand';

interface IssueDialogFrameProps {
  action: IssueActionName;
  issues: readonly IssueView[];
  command: ReturnType<typeof useIssueCommand>;
  isDanger?: boolean;
  isBlocked?: boolean;
  /** Sends for these; true when all of them are done. */
  onSend: (issues: readonly IssueView[]) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog for one issue or many. After a partial refusal it stays open, and its button retries the refused
 * ones.
 */
export function IssueDialogFrame(props: IssueDialogFrameProps) {
  const { action, issues, command, isDanger, isBlocked, onSend, onClose, children } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const [left, setLeft] = useState<readonly number[] | null>(null);
  const open = left === null ? issues : issues.filter((issue) => left.includes(issue.id));
  const first = issues[0];
  const name = first ? issueName(first, translateAny) : '';
  const args = { smart_count: issues.length, name };
  const send = async () => {
    if (await onSend(open)) onClose();
  };
  const { refused, state } = command;
  // The remaining issues are known only from the answer.
  const ids = refused.map(({ issue }) => issue.id);
  if (ids.length > 0 && ids.join() !== left?.join()) setLeft(ids);
  return (
    <ActionDialog
      title={translateAny(`issues.title.${action}`, args)}
      sentence={translateAny(`issues.sentence.${action}`, args)}
      width="small"
      verb={translateAny(left ? 'issues.again' : `issues.verb.${action}`, { smart_count: open.length })}
      keep={translate(
        left ? 'issues.close' : action === 'cancelUnattended' ? 'issues.keepDelivery' : 'issues.keep',
      )}
      isDanger={isDanger}
      isBlocked={isBlocked}
      command={{ state, force: () => undefined, reset: () => undefined }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {issues.length > 1 ? <RefusedList refused={refused} /> : null}
      {children}
    </ActionDialog>
  );
}
