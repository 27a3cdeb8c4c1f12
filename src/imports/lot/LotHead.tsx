import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mayChangeLot } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useZonedTime } from '../../ui/useZonedTime';
import { LotStateTag } from '../LotStateTag';
import { EditLotDialog } from './EditLotDialog';
import { useOpenLot } from './lotContext';
import { dayText } from '../../providers/measures';

/** Header of a lot: file, state, client, CDP, day, and who uploaded it. */
export function LotHead() {
  const translate = useT();
  const timeOf = useZonedTime();
  const { lot } = useOpenLot();
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const [isEditing, setIsEditing] = useState(false);
  const uploaded = { at: timeOf(lot.created_at), who: lot.created_by_name };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {lot.file_name}
        </Typography>
        <Box role="status">
          <LotStateTag state={lot.state} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4.5,
          color: 'text.secondary',
        }}
      >
        <span>
          {lot.client_name} · {lot.cdp_name} ·{' '}
          {translate('imports.head.day', { date: dayText(lot.delivery_date) })}
        </span>
        {mayUpdate && mayChangeLot(lot) && (
          <Button size="small" startIcon={<EditIcon />} sx={{ ml: -2.5 }} onClick={() => setIsEditing(true)}>
            {translate('imports.head.edit')}
          </Button>
        )}
      </Box>
      <Box className="tabular" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate(`imports.head.${lot.origin}`, uploaded)}
        {lot.committed_at &&
          ` · ${translate('imports.head.committed', { at: timeOf(lot.committed_at), who: lot.committed_by_name ?? '' })}`}
        {lot.undone_at &&
          ` · ${translate('imports.head.undone', { at: timeOf(lot.undone_at), who: lot.undone_by_name ?? '' })}`}
      </Box>
      {isEditing && <EditLotDialog onClose={() => setIsEditing(false)} />}
    </Box>
  );
}
