import Alert from '@mui/material/Alert';
import { useT } from '../../i18n/useT';
import type { HttpError } from '../../providers/http';
import { useMessageOf } from '../../ui/useMessageOf';

/** Why something could not be done with a lot; somebody else's change is shown already and can be built upon. */
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
