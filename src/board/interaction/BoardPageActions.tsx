import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { PageActionLabel, narrowAction } from '../../ui/PageActionLabel';
import { PageActions } from '../../ui/PageActions';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { InteractionTools } from './InteractionTools';
import { useInteraction } from './useInteraction';

/** The board's commands as buttons for mouse users, at the top right as on every page. */
export function BoardPageActions({ date }: { date: string }) {
  const translate = useT();
  const { tool } = useInteraction();
  const mayAdd = isAllowed(PERMISSIONS.dispatch.addOn, usePermissions());
  return (
    <PageActions>
      <InteractionTools date={date} />
      {mayAdd ? (
        <Button
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
          sx={narrowAction}
          onClick={() => tool.set('addDelivery')}
        >
          <PageActionLabel>{translate('actions.addOn.label')}</PageActionLabel>
        </Button>
      ) : null}
    </PageActions>
  );
}
