import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayCheck, mayDelete } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { PageAction } from '../../ui/PageAction';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import { PageActions } from '../../ui/PageActions';
import { showMessage } from '../../providers/messageLog';
import { useAllowed } from '../../providers/usePermissions';
import { DeleteLotDialog } from './DeleteLotDialog';
import { typedPage } from '../lotCalls';
import { downloadRefused } from './downloadRefused';
import { useOpenLot } from './lotContext';
import { sendLotCommand } from './useLotCommand';
import { checkLot } from './lotVerbs';

/** The error was shown already. */
function stay(): void {}

/** Actions on the whole lot. */
export function LotActions() {
  const translate = useT();
  const open = useOpenLot();
  const { lot } = open;
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const mayRemove = useAllowed(PERMISSIONS.imports.delete);
  const mayDownload = useAllowed(PERMISSIONS.imports.download);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = (task: () => Promise<unknown>) => {
    setIsBusy(true);
    void task()
      .catch(stay)
      .finally(() => setIsBusy(false));
  };
  return (
    <PageActions>
      {mayRemove && mayDelete(lot) && (
        <PageAction color="secondary" icon={<DeleteIcon />} onClick={() => setIsDeleting(true)}>
          {translate('imports.actions.delete')}
        </PageAction>
      )}
      {mayDownload && lot.counts.refused > 0 && (
        <PageAction
          variant="outlined"
          icon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              await downloadRefused(lot);
              showMessage({ kind: 'success', text: translate('imports.actions.downloaded') });
            })
          }
        >
          {translate('imports.actions.refused')}
        </PageAction>
      )}
      {mayUpdate && lot.state === 'draft' && (
        <PageAction variant="outlined" icon={<GridIcon />} component={Link} to={typedPage(lot.id)}>
          {translate('imports.actions.type')}
        </PageAction>
      )}
      {mayUpdate && mayCheck(lot) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<CheckIcon />}
          sx={narrowAction}
          disabled={isBusy}
          onClick={() => run(() => sendLotCommand(open, checkLot, { toast: true }))}
        >
          <PageActionLabel>
            {translate(lot.state === 'draft' ? 'imports.actions.checkFirst' : 'imports.actions.check')}
          </PageActionLabel>
        </Button>
      )}
      {isDeleting && <DeleteLotDialog onClose={() => setIsDeleting(false)} />}
    </PageActions>
  );
}
