import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { WhyButton } from '../../../ui/access/WhyButton';
import { HOME } from '../../../domain/access/paths';
import { useT } from '../../../i18n/useT';
import { permissionFor } from '../../../providers/authProvider';
import type { ResourceName } from '../../registry';
import { createPath } from '../paths';
import { useLabels } from '../useLabels';
import { useMessageOf } from '../../../ui/useMessageOf';

/** Which kind of empty this is decides its sentence and its one action (field-notes 21). */
export type Emptiness = 'first' | 'filtered' | 'forbidden' | 'error';

export interface ListEmptyProps {
  name: ResourceName;
  kind: Emptiness;
  error: Error | null;
  canCreate: boolean;
  onRetry: () => void;
  onClear: () => void;
}

export function ListEmpty({ name, kind, error, canCreate, onRetry, onClear }: ListEmptyProps) {
  const translate = useT();
  const labels = useLabels(name);
  const messageOf = useMessageOf();
  const create = createPath(name);
  const sentence = {
    first: labels.empty,
    filtered: translate('screens.empty.filtered', { plural: labels.plural }),
    forbidden: translate('screens.empty.forbidden'),
    error: error ? messageOf(error) : '',
  }[kind];
  const action = {
    first: canCreate && create && (
      <Button component={Link} to={create} variant="contained">
        {labels.create}
      </Button>
    ),
    filtered: (
      <Button variant="outlined" onClick={onClear}>
        {translate('screens.list.clearFilters')}
      </Button>
    ),
    forbidden: (
      <Box sx={{ display: 'flex', gap: 2 }}>
        <WhyButton needs={permissionFor('list', name)} />
        <Button component={Link} to={HOME} variant="outlined">
          {translate('screens.empty.home')}
        </Button>
      </Box>
    ),
    error: (
      <Button variant="outlined" onClick={onRetry}>
        {translate('screens.empty.retry')}
      </Button>
    ),
  }[kind];
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h2">
        {translate(`screens.empty.${kind}Title`, { title: labels.title, plural: labels.plural })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{sentence}</Typography>
      <Box sx={{ mt: 2 }}>{action}</Box>
    </Box>
  );
}
