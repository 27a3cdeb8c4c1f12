import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/unsaved/Dialog';
import { useZonedTime } from '../../../ui/useZonedTime';
import type { Merge } from './mergeRecords';

type Side = 'mine' | 'theirs';

interface FieldChoiceDialogProps {
  /** What was saved first; a record, where nothing else is said. */
  title?: string;
  who: string | null;
  /** UTC wire time. */
  at: string | null;
  merge: Pick<Merge, 'disputed' | 'theirs'>;
  labelOf: (field: string) => ReactNode;
  valueOf: (field: string, side: Side) => ReactNode;
  isSaving: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Somebody saved first: who, when, and field by field what to keep. Nothing is lost without a choice. */
export function FieldChoiceDialog(props: FieldChoiceDialogProps) {
  const { title, who, at, merge, labelOf, valueOf, isSaving, onResolve, onClose } = props;
  const { disputed, theirs } = merge;
  const translate = useT();
  const zoned = useZonedTime();
  const id = useId();
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(() => new Set(disputed));
  const choose = (field: string, side: Side) => {
    const next = new Set(keepMine);
    if (side === 'mine') next.add(field);
    else next.delete(field);
    setKeepMine(next);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // A dialog cannot be closed while it saves (spec §2, Modals).
      onClose={isSaving ? undefined : onClose}
    >
      <DialogTitle id={id}>{title ?? translate('screens.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {at && (
          <span>
            {translate('screens.conflict.who', {
              name: who ?? translate('screens.conflict.someone'),
              at: zoned(at),
            })}
          </span>
        )}
        {disputed.length > 0 && <span>{translate('screens.conflict.intro')}</span>}
        {disputed.map((field) => (
          <Box key={field} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 600, fontSize: 13 }}>
              {labelOf(field)}
            </Box>
            {(['mine', 'theirs'] as const).map((side) => (
              <FormControlLabel
                key={side}
                control={
                  <Radio
                    size="small"
                    name={`keep-${field}`}
                    checked={keepMine.has(field) === (side === 'mine')}
                    onChange={() => choose(field, side)}
                  />
                }
                label={
                  <>
                    {translate(`screens.conflict.${side}`)}: {valueOf(field, side)}
                  </>
                }
              />
            ))}
          </Box>
        ))}
        {theirs.length > 0 && (
          <Box>
            <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('screens.conflict.merged')}</Box>
            {theirs.map((field) => (
              <div key={field}>
                <strong>{labelOf(field)}:</strong> {valueOf(field, 'theirs')}
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
