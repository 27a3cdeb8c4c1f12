import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { useZonedTime } from '../../ui/useZonedTime';
import { lotPage } from '../lotCalls';

/**
 * A file of this name was uploaded before: shows the effect of a second upload, and a link to the first lot.
 */
export function KnownFile({ name, known }: { name: string; known: readonly ImportLotView[] }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const before = known.find((lot) => lot.origin === 'file' && lot.file_name === name);
  if (!before) return null;
  return (
    <Alert severity="info">
      {translate('imports.upload.known', { at: timeOf(before.created_at), who: before.created_by_name })}{' '}
      <MuiLink component={Link} to={lotPage(before.id)} color="inherit" underline="always">
        {translate('imports.upload.openKnown')}
      </MuiLink>
    </Alert>
  );
}
