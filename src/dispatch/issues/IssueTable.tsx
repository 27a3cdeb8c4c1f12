import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import type { IssueView } from '../../domain/stops/issueView';
import { useT } from '../../i18n/useT';
import { CheckboxOverSeveral } from '../../ui/CheckboxOverSeveral';
import { rowArrows } from '../../ui/rowArrows';
import { stackedTable } from '../../ui/stackedTable';
import { IssueRow } from './IssueRow';
import type { IssueSelection } from './useIssueSelection';
import styles from './issues.module.css';

const COLUMNS = ['since', 'what', 'recipient', 'run', 'owner', 'note'] as const;

const moveFocus = rowArrows('.issue-open');

/** Rows shown at first; more on request, because each has a clock. */
const PAGE = 100;

/** All issues shown, newest first. */
export function IssueTable({
  issues,
  selection,
}: {
  issues: readonly IssueView[];
  selection: IssueSelection;
}) {
  const translate = useT();
  const [most, setMost] = useState(PAGE);
  const rows = issues.slice(0, most);
  const checkedIds = new Set(selection.checked.map((issue) => issue.id));
  const shownChecked = issues.filter((issue) => checkedIds.has(issue.id)).length;
  return (
    <div className={styles.list} tabIndex={0} role="group" aria-label={translate('issues.list')}>
      <Table size="small" sx={stackedTable} stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <CheckboxOverSeveral
                size="small"
                checked={shownChecked === issues.length}
                indeterminate={shownChecked > 0 && shownChecked < issues.length}
                onChange={(_, isChecked) =>
                  selection.toggle(
                    issues.map((issue) => issue.id),
                    isChecked,
                  )
                }
                label={translate('issues.selectAll')}
              />
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`issues.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moveFocus}>
          {rows.map((issue) => (
            <IssueRow
              key={issue.id}
              issue={issue}
              isChecked={checkedIds.has(issue.id)}
              isOpen={selection.open?.id === issue.id}
              onCheck={selection.toggle}
              onOpen={selection.show}
            />
          ))}
        </TableBody>
      </Table>
      {rows.length < issues.length ? (
        <Button size="small" onClick={() => setMost(most + PAGE)} sx={{ m: 2 }}>
          {translate('issues.more', { smart_count: issues.length - rows.length })}
        </Button>
      ) : null}
    </div>
  );
}
