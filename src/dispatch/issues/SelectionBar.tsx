import { Button } from '@mui/material';
import type { IssueView } from '../../domain/stops/issueView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import type { StopOnBoard } from '../../board/actions/deliveryAction';
import { actionsForStops } from '../../board/actions/offeredActions';
import { useOpenAction } from '../../board/actions/openAction';
import { actionWord } from './actionWord';
import type { IssueAction } from './issueActions';
import type { IssueSelection } from './useIssueSelection';
import styles from './issues.module.css';

interface SelectionBarProps {
  checked: readonly IssueView[];
  stopOf: (issue: IssueView) => StopOnBoard;
  selection: IssueSelection;
  offered: readonly IssueAction[];
}

/** Number of checked issues and the actions on them: the page's own actions, then the board's. */
export function SelectionBar({ checked, stopOf, selection, offered }: SelectionBarProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const permissions = usePermissions();
  const { openStops } = useOpenAction();
  const bulk = actionsForStops(checked.map(stopOf), permissions);
  return (
    <div className={styles.bar} role="region" aria-label={translate('issues.selection')}>
      <strong role="status">{translate('issues.selected', { smart_count: checked.length })}</strong>
      {bulk.map((each) => (
        <Button
          key={each.action.name}
          size="small"
          variant={each.action.name === 'changeStatus' ? 'contained' : 'outlined'}
          onClick={() => openStops(each)}
        >
          {actionWord(each.action, translateAny)}
        </Button>
      ))}
      {offered.map((action) => {
        const applicable = checked.filter((issue) => action.appliesTo(issue, selection.me));
        return applicable.length > 0 ? (
          <Button
            key={action.name}
            size="small"
            variant="outlined"
            aria-keyshortcuts={action.hotkey}
            onClick={() => selection.start(action, applicable)}
          >
            {translate(`issues.actions.${action.name}`)}
          </Button>
        ) : null;
      })}
      <Button size="small" onClick={selection.clear} sx={{ ml: 'auto' }}>
        {translate('issues.clear')}
      </Button>
    </div>
  );
}
