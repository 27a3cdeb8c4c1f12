import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ResourceName } from '../../registry';
import { FieldValue } from '../display/FieldValue';
import type { Row } from '../resourceOf';
import { useLabels } from '../useLabels';
import { useZonedTime } from '../useZonedTime';
import type { Conflict } from './useSaveRecord';

interface ConflictDialogProps {
  name: ResourceName;
  conflict: Conflict;
  isSaving: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Somebody saved first: who, when, and field by field what to keep. Nothing is lost without a choice. */
export function ConflictDialog({ name, conflict, isSaving, onResolve, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const labels = useLabels(name);
  const zoned = useZonedTime();
  const id = useId();
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(() => new Set(conflict.merge.disputed));
  const choose = (field: string, isMine: boolean) => {
    const next = new Set(keepMine);
    if (isMine) next.add(field);
    else next.delete(field);
    setKeepMine(next);
  };
  const { disputed, theirs } = conflict.merge;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // A dialog cannot be closed while it saves (spec §2, Modals).
      onClose={isSaving ? undefined : onClose}
    >
      <DialogTitle id={id}>{translate('screens.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {conflict.at && (
          <span>
            {translate('screens.conflict.who', {
              name: conflict.who ?? translate('screens.conflict.someone'),
              at: zoned(conflict.at),
            })}
          </span>
        )}
        {disputed.length > 0 && <span>{translate('screens.conflict.intro')}</span>}
        {disputed.map((field) => (
          <Box key={field} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 600, fontSize: 13 }}>
              {labels.field(field)}
            </Box>
            <Side
              name={name}
              field={field}
              side="mine"
              record={conflict.mine}
              isChosen={keepMine.has(field)}
              onChoose={() => choose(field, true)}
            />
            <Side
              name={name}
              field={field}
              side="theirs"
              record={conflict.theirs}
              isChosen={!keepMine.has(field)}
              onChoose={() => choose(field, false)}
            />
          </Box>
        ))}
        {theirs.length > 0 && (
          <Box>
            <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('screens.conflict.merged')}</Box>
            {theirs.map((field) => (
              <div key={field}>
                <strong>{labels.field(field)}:</strong>{' '}
                <FieldValue resource={name} name={field} record={conflict.theirs} />
              </div>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate('screens.conflict.back')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => onResolve(keepMine)}>
          {translate('screens.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SideProps {
  name: ResourceName;
  field: string;
  side: 'mine' | 'theirs';
  record: Row;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, field, side, record, isChosen, onChoose }: SideProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Radio size="small" name={`keep-${field}`} checked={isChosen} onChange={onChoose} />}
      label={
        <>
          {translate(`screens.conflict.${side}`)}: <FieldValue resource={name} name={field} record={record} />
        </>
      }
    />
  );
}
