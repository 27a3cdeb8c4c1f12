import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useT } from '../i18n/useT';
import { Dialog } from '../ui/unsaved/Dialog';
import { useZonedTime } from '../ui/useZonedTime';
import { RoleDifference } from './RoleDifference';
import { mergeRole, valuesOf, type RoleValues } from './roleValues';
import type { Role } from '../contract/roles/roles';
import type { RoleConflict } from './useSaveRole';

interface RoleConflictDialogProps {
  opened: Role;
  conflict: RoleConflict;
  onSave: (values: RoleValues) => void;
  /** Discards the edits and shows the current role. */
  onDrop: () => void;
  onClose: () => void;
}

/** A colleague saved this role first: shows both changes, to save both together or only the colleague's. */
export function RoleConflictDialog({ opened, conflict, onSave, onDrop, onClose }: RoleConflictDialogProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const id = useId();
  const base = valuesOf(opened);
  const theirs = valuesOf(conflict.theirs);
  const { mine, who, at } = conflict;
  const isNameDisputed = mine.name !== base.name && theirs.name !== base.name && mine.name !== theirs.name;
  const [name, setName] = useState(mine.name);
  const merged = mergeRole(base, mine, theirs);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('rolePages.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {at && (
          <span>
            {translate('rolePages.conflict.who', {
              name: who ?? translate('screens.conflict.someone'),
              at: zoned(at),
            })}
          </span>
        )}
        <RoleDifference title={translate('rolePages.conflict.theirs')} before={base} after={theirs} />
        <RoleDifference title={translate('rolePages.conflict.mine')} before={base} after={mine} />
        {isNameDisputed && (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
              {translate('rolePages.conflict.nameChoice')}
            </Box>
            <RadioGroup value={name} onChange={(_, chosen) => setName(chosen)}>
              {[mine.name, theirs.name].map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={one} />
              ))}
            </RadioGroup>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="secondary" onClick={onClose}>
          {translate('rolePages.conflict.back')}
        </Button>
        <Button color="secondary" onClick={onDrop}>
          {translate('rolePages.conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => onSave(isNameDisputed ? { ...merged, name } : merged)}>
          {translate('rolePages.conflict.saveBoth')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
