import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayUndo } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useNumber } from '../../ui/useNumber';
import { useOpenLot } from '../lot/lotContext';
import { schedulingPage } from '../lotCalls';
import { UndoLotDialog } from './UndoLotDialog';
import { dayText } from '../../providers/measures';

/** What was imported, and links to the next steps. */
export function CommittedCard() {
  const translate = useT();
  const number = useNumber();
  const { lot } = useOpenLot();
  const mayTakeBack = useAllowed(PERMISSIONS.imports.undo);
  const [isAsked, setIsAsked] = useState(false);
  const { committed, refused } = lot.counts;
  const date = dayText(lot.delivery_date);
  return (
    <Alert severity="success" role="status" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>
        {translate('imports.committed.title', { smart_count: committed, count: number(committed) })}
      </AlertTitle>
      {translate('imports.committed.text', { cdp: lot.cdp_name, date })}
      {refused > 0 &&
        ` ${translate('imports.committed.refused', { smart_count: refused, count: number(refused) })}`}
      {lot.failure?.code === 'lotMoved' && (
        <Box sx={{ mt: 2, fontWeight: 500 }}>{translate('screens.refusals.lotMoved', lot.failure.args)}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" component={Link} to={schedulingPage(lot.delivery_date)}>
          {translate('imports.committed.plan')}
        </Button>
        {mayTakeBack && mayUndo(lot) && (
          <Button color="inherit" variant="outlined" onClick={() => setIsAsked(true)}>
            {translate('imports.committed.undo')}
          </Button>
        )}
      </Box>
      {isAsked && <UndoLotDialog onClose={() => setIsAsked(false)} />}
    </Alert>
  );
}
