import clsx from 'clsx';
import { Button } from '@mui/material';
import { isAllowed } from '../../domain/access/access';
import type { IssueView } from '../../domain/stops/issueView';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { issueActions } from './issueActions';
import { IssueDialog } from './IssueDialog';
import { IssueKeys } from './IssueKeys';
import { IssuePanel } from './IssuePanel';
import { IssueTable } from './IssueTable';
import { RefusedList } from './RefusedList';
import { SelectionBar } from './SelectionBar';
import type { IssueSelection } from './useIssueSelection';
import { useRunsOf } from './useRunsOf';
import emptyBoardStyles from '../../board/emptyBoard.module.css';
import styles from './issues.module.css';

interface IssuesBodyProps {
  /** All of the page. */
  issues: readonly IssueView[];
  /** Issues that match the filters. */
  shown: readonly IssueView[];
  selection: IssueSelection;
  onAll: () => void;
}

/** The list, the open issue beside it, and the actions on the checked ones. */
export function IssuesBody({ issues, shown, selection, onAll }: IssuesBodyProps) {
  const translate = useT();
  const permissions = usePermissions();
  const { checked, open, dialog, taking } = selection;
  const runs = useRunsOf(issues);
  const stopOf = (issue: IssueView) => ({
    event: issue,
    manifest: runs.get(issue.delivery_manifest_id ?? 0) ?? null,
  });
  const offered = issueActions.filter((action) => isAllowed(action.access, permissions));
  const close = () => {
    const id = open?.id;
    selection.show(null);
    if (id) document.getElementById(`issue-${id}`)?.focus();
  };
  return (
    <>
      <IssueKeys selection={selection} offered={offered} stopOf={stopOf} onClose={close} />
      <RefusedList refused={taking.refused} />
      {checked.length > 0 ? (
        <SelectionBar checked={checked} stopOf={stopOf} selection={selection} offered={offered} />
      ) : null}
      {shown.length === 0 ? (
        <div className={emptyBoardStyles.empty}>
          <p>{translate(issues.length > 0 ? 'issues.noMatch' : 'issues.none')}</p>
          {issues.length > 0 ? (
            <Button onClick={onAll}>{translate('dispatch.clearFilters')}</Button>
          ) : (
            <p className={emptyBoardStyles.hint}>{translate('issues.noneText')}</p>
          )}
        </div>
      ) : (
        <div className={clsx(styles.panes, open && styles.hasPanel)}>
          <IssueTable issues={shown} selection={selection} />
          {open ? (
            <IssuePanel
              stop={stopOf(open)}
              issue={open}
              selection={selection}
              offered={offered}

              onClose={close}
            />
          ) : null}
        </div>
      )}
      {dialog ? <IssueDialog {...dialog} onClose={selection.closeDialog} /> : null}
    </>
  );
}
