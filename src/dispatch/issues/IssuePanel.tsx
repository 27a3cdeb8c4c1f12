import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import type { IssueView } from '../../domain/stops/issueView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { phoneBottomBar } from '../../ui/messages/bottomBar';
import { usePermissions } from '../../providers/usePermissions';
import type { StopOnBoard } from '../../board/actions/deliveryAction';
import { actionsForStop } from '../../board/actions/offeredActions';
import { useOpenAction } from '../../board/actions/openAction';
import { useShowOnMap } from '../../board/map/useShowOnMap';
import { StatusChip } from '../../board/StatusChip';
import { StopFacts } from '../../board/panel/StopFacts';
import { actionWord } from './actionWord';
import type { IssueAction } from './issueActions';
import { IssueClock } from './IssueClock';
import { issueName } from './issueName';
import type { IssueSelection } from './useIssueSelection';
import stopPanelStyles from '../../board/panel/stopPanel.module.css';
import styles from './issues.module.css';
import factsStyles from '../../board/facts.module.css';
import { PhoneLink } from '../../ui/PhoneLink';

interface IssuePanelProps {
  stop: StopOnBoard;
  issue: IssueView;
  selection: IssueSelection;
  offered: readonly IssueAction[];
  onClose: () => void;
}

/** The open issue: its actions, the assigned user, the note, contacts, and all facts about the stop. */
export function IssuePanel({ stop, issue, selection, offered, onClose }: IssuePanelProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const actions = actionsForStop(stop, usePermissions());
  const { openStop } = useOpenAction();
  const showOnMap = useShowOnMap();
  return (
    <aside
      className={stopPanelStyles.panel}
      data-panel
      {...phoneBottomBar}
      aria-label={translate('issues.details')}
    >
      <header>
        <h2>{issueName(issue, translateAny)}</h2>
        <IconButton size="small" onClick={onClose} aria-label={translate('dispatch.closeDetails')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <div className={styles.state}>
        <StatusChip event={issue} />
        <IssueClock since={issue.since} />
      </div>
      <div className={stopPanelStyles.actions} data-panel-actions>
        {actions.map((action) => (
          <Button
            key={action.name}
            size="small"
            variant={action.name === 'changeStatus' ? 'contained' : 'outlined'}
            aria-keyshortcuts={action.hotkey}
            onClick={() => openStop(action, stop)}
          >
            {actionWord(action, translateAny)}
          </Button>
        ))}
        {offered
          .filter((action) => action.appliesTo(issue, selection.me))
          .map((action) => (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              aria-keyshortcuts={action.hotkey}
              onClick={() => selection.start(action, [issue])}
            >
              {translate(`issues.actions.${action.name}`)}
            </Button>
          ))}
        <Button size="small" variant="outlined" onClick={() => showOnMap(stop)}>
          {translate('dayMap.show')}
        </Button>
      </div>
      <dl className={factsStyles.facts}>
        <div>
          <dt>{translate('issues.owner')}</dt>
          <dd>{issue.issue_owner_name ?? translate('issues.nobody')}</dd>
        </div>
        {issue.issue_note ? (
          <div>
            <dt>{translate('issues.note')}</dt>
            <dd className={styles.note}>{issue.issue_note}</dd>
          </div>
        ) : null}
        {issue.phone_number ? (
          <div>
            <dt>{translate('issues.recipientPhone')}</dt>
            <dd>
              <PhoneLink phone={issue.phone_number} />
            </dd>
          </div>
        ) : null}
        {issue.cdp_phone_number ? (
          <div>
            <dt>{issue.cdp_name}</dt>
            <dd>
              <PhoneLink phone={issue.cdp_phone_number} />
            </dd>
          </div>
        ) : null}
      </dl>
      <StopFacts stop={stop} />
    </aside>
  );
}
