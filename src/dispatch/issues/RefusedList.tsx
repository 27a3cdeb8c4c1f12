import { Alert } from '@mui/material';
import { useT, useTranslateAny } from '../../i18n/useT';
import { errorText } from '../../board/errorText';
import { issueName } from './issueName';
import type { RefusedIssue } from './useIssueCommand';
import styles from './issues.module.css';

/** Refused stops of a bulk command, each with its reason. */
export function RefusedList({ refused }: { refused: readonly RefusedIssue[] }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      {translate('issues.refused', { smart_count: refused.length })}
      <ul className={styles.refused}>
        {refused.map(({ issue, error }) => (
          <li key={issue.id}>
            <b>{issueName(issue, translateAny)}</b>: {errorText(error, translate)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
