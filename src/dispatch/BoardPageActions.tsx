import AddIcon from '@mui/icons-material/Add';
import { InteractionTools } from '../board/interaction/InteractionTools';
import { useInteraction } from '../board/interaction/useInteraction';
import { isAllowed } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { usePermissions } from '../providers/usePermissions';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { DoneRunsCsv } from './DoneRunsCsv';
import { IssuesLink } from './issues/IssuesLink';

/** The board's commands as buttons for mouse users, at the top right as on every page, the main one last. */
export function BoardPageActions({ date }: { date: string }) {
  const translate = useT();
  const { tool } = useInteraction();
  const permissions = usePermissions();
  const may = (name: 'addOn' | 'viewIssues' | 'downloadCSV') =>
    isAllowed(PERMISSIONS.dispatch[name], permissions);
  return (
    <PageActions>
      <InteractionTools date={date} more={may('downloadCSV') ? <DoneRunsCsv date={date} /> : null} />
      {may('viewIssues') ? <IssuesLink date={date} /> : null}
      {may('addOn') ? (
        <PageAction variant="contained" icon={<AddIcon />} onClick={() => tool.set('addDelivery')}>
          {translate('actions.addOn.label')}
        </PageAction>
      ) : null}
    </PageActions>
  );
}
