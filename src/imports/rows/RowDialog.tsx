import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { ImportRowView } from '../../domain/imports/importView';
import { ORDER_COLUMNS, type OrderRow } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { HttpError } from '../../providers/http';
import { LotRefusal } from '../lot/LotRefusal';
import { useOpenLot } from '../lot/lotContext';
import { DoorSection, type ChosenDoor } from './DoorSection';
import { MatchSection, type ChosenPerson } from './MatchSection';
import { OriginalCells } from './OriginalCells';
import { changeRow, type RowChange } from './rowCalls';
import { problemsAt } from './rowFacts';
import { useProblemText } from './useProblemText';
import { ValueFields } from './ValueFields';

interface RowDialogProps {
  row: ImportRowView;
  mayEdit: boolean;
  onClose: () => void;
}

function changedValues(row: ImportRowView, values: OrderRow): OrderRow {
  const entries = ORDER_COLUMNS.map((column) => [column, values[column]?.trim() || null] as const);
  return Object.fromEntries(entries.filter(([column, text]) => text !== (row.values[column] ?? null)));
}

/** One row with all details: original cells, values, participant, address. */
export default function RowDialog({ row, mayEdit, onClose }: RowDialogProps) {
  const translate = useT();
  const textOf = useProblemText();
  const id = useId();
  const { lot, take, refresh } = useOpenLot();
  const [values, setValues] = useState<OrderRow>(row.values);
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const [door, setDoor] = useState<ChosenDoor | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);

  const written = changedValues(row, values);
  const change: RowChange = {
    ...(Object.keys(written).length > 0 ? { values: written } : {}),
    ...(person?.participant_id ? { participant_id: person.participant_id } : {}),
    ...(person && person.participant_id === null ? { is_new_participant: true } : {}),
    ...(door ? { address: door } : {}),
  };
  const isChanged = Object.keys(change).length > 0;
  const save = async () => {
    setIsSaving(true);
    setError(null);
    try {
      const { lot: changed } = await changeRow(row, change);
      take(changed);
      onClose();
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
      setIsSaving(false);
      if (cause.status === 412) refresh();
    }
  };
  const whole = problemsAt(row, null);
  return (
    <Dialog
      open
      fullWidth
      onClose={isSaving ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.large } } }}
    >
      <DialogTitle id={id}>
        {translate('imports.oneRow.title', { line: row.line, order: row.values.order_number ?? '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        <DialogContentText>{translate('imports.oneRow.sentence')}</DialogContentText>
        <LotRefusal error={error} />
        {whole.map((problem) => (
          <Alert key={problem.message} severity={problem.is_warning ? 'warning' : 'error'}>
            {textOf(problem)}
          </Alert>
        ))}
        <ValueFields row={row} values={values} isFixed={!mayEdit || isSaving} onChange={setValues} />
        <MatchSection row={row} chosen={person} isFixed={!mayEdit || isSaving} onChoose={setPerson} />
        <DoorSection row={row} chosen={door} isFixed={!mayEdit || isSaving} onChoose={setDoor} />
        {row.cells.length > 0 && <OriginalCells columns={lot.reading?.columns ?? []} cells={row.cells} />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate(mayEdit ? 'imports.oneRow.keep' : 'imports.oneRow.close')}
        </Button>
        {mayEdit && (
          <Button variant="contained" loading={isSaving} disabled={!isChanged} onClick={() => void save()}>
            {translate('imports.oneRow.verb')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
