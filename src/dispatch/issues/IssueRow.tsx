import { Checkbox, Link, TableCell, TableRow } from '@mui/material';
import clsx from 'clsx';
import { memo } from 'react';
import type { IssueView } from '../../domain/stops/issueView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { StatusChip } from '../../board/StatusChip';
import { stopTiming } from '../../board/stopTiming';
import { useClock } from '../../board/useBoardClock';
import { WindowWord } from '../../board/WindowWord';
import { reasonText } from '../../board/reasonText';
import { IssueClock } from './IssueClock';
import { issueName } from './issueName';
import { dayText } from '../../providers/measures';
import styles from './issues.module.css';
import textStyles from '../../ui/theme/text.module.css';

interface IssueRowProps {
  issue: IssueView;
  isChecked: boolean;
  isOpen: boolean;
  onCheck: (ids: readonly number[], isChecked: boolean) => void;
  onOpen: (id: number) => void;
}

/** One issue: its age, what happened, recipient, run, assigned user. */
export const IssueRow = memo(function IssueRow({ issue, isChecked, isOpen, onCheck, onOpen }: IssueRowProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const name = issueName(issue, translateAny);
  const why = reasonText(issue, translateAny);
  const { missed } = stopTiming(issue, null, useClock());
  return (
    <TableRow hover selected={isOpen}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isChecked}
          onChange={(_, checked) => onCheck([issue.id], checked)}
          slotProps={{ input: { 'aria-label': translate('issues.select', { name }) } }}
        />
      </TableCell>
      <TableCell>
        <IssueClock since={issue.since} />
      </TableCell>
      <TableCell>
        <StatusChip event={issue} />
        {issue.kind === 'unattended' ? (
          <small className={styles.sub}>{translate('issues.groups.unattended')}</small>
        ) : null}
        {missed ? (
          <small className={styles.sub}>
            <WindowWord missed={missed} />
          </small>
        ) : null}
        {why ? <small className={styles.sub}>{why}</small> : null}
      </TableCell>
      <TableCell>
        <Link
          id={`issue-${issue.id}`}
          component="button"
          className={styles.open}
          aria-expanded={isOpen}
          onClick={() => onOpen(issue.id)}
        >
          {name}
        </Link>
        <small className={styles.sub}>{issue.order_number}</small>
      </TableCell>
      <TableCell>
        {issue.run_name ?? translate('dispatch.unassigned')}
        <small className={styles.sub}>
          {[issue.driver_name, dayText(issue.delivery_date)].filter(Boolean).join(' · ')}
        </small>
      </TableCell>
      <TableCell>
        {issue.issue_owner_name ?? (
          <span className={clsx(textStyles.quiet, styles.unbroken)}>{translate('issues.nobody')}</span>
        )}
      </TableCell>
      <TableCell className={styles.note}>{issue.issue_note}</TableCell>
    </TableRow>
  );
});
