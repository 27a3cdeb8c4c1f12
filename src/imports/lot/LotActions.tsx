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
        <Button
          size="small"
          color="secondary"
          startIcon={<DeleteIcon />}
          sx={narrowAction}
          onClick={() => setIsDeleting(true)}
        >
          <PageActionLabel>{translate('imports.actions.delete')}</PageActionLabel>
        </Button>
      )}
      {mayDownload && lot.counts.refused > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          sx={narrowAction}
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              await downloadRefused(lot);
              showMessage({ kind: 'success', text: translate('imports.actions.downloaded') });
            })
          }
        >
          <PageActionLabel>{translate('imports.actions.refused')}</PageActionLabel>
        </Button>
      )}
      {mayUpdate && lot.state === 'draft' && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<GridIcon />}
          sx={narrowAction}
          component={Link}
          to={typedPage(lot.id)}
        >
          <PageActionLabel>{translate('imports.actions.type')}</PageActionLabel>
        </Button>
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
