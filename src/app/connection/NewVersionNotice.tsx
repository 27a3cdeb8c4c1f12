import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useT } from '../../i18n/useT';
import { hasOtherBuild } from '../../providers/appBuild';
import { reloadPage } from '../../providers/reloadAt';
import { discardUnsaved, mayReload } from '../../providers/unsaved';
import { useValue } from '../../providers/valueStore';

/** A press of the person alone reloads, and what is typed is asked about first. */
async function reload(): Promise<void> {
  if (!(await mayReload())) return;
  discardUnsaved();
  reloadPage();
}

/** Notice for every page: the server has a new version. It is no lazy part, as its code would be of the version before. */
export function NewVersionNotice() {
  const translate = useT();
  if (!useValue(hasOtherBuild)) return null;
  return (
    <Alert
      severity="info"
      role="presentation"
      sx={{ borderRadius: 0, position: 'sticky', top: 56, zIndex: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => void reload()}>
          {translate('errors.reload')}
        </Button>
      }
    >
      <span role="status">{translate('live.newVersion')}</span>
    </Alert>
  );
}
