import Alert from '@mui/material/Alert';
import { useT } from '../../i18n/useT';
import type { HttpError } from '../../providers/http';
import { useMessageOf } from '../../ui/useMessageOf';

/** Why a command on a lot failed; a colleague's change is already shown. */
export function LotRefusal({ error, onClose }: { error: HttpError | null; onClose?: () => void }) {
  const translate = useT();
  const messageOf = useMessageOf();
  if (!error) return null;
  const isConflict = error.status === 412;
  return (
    <Alert severity={isConflict ? 'warning' : 'error'} role="alert" onClose={onClose}>
      {messageOf(error)} {isConflict && translate('imports.conflict')}
    </Alert>
  );
}
