import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { settingOf } from '../domain/wire/settings';
import { useT, useTranslateAny } from '../i18n/useT';
import { Dialog } from '../ui/unsaved/Dialog';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import type { SettingTexts } from './settingGroups';
import { settingInWords, valueOfText } from '../ui/settingText';
import type { SettingsConflict } from './useSaveSettings';

interface SettingsConflictDialogProps {
  conflict: SettingsConflict;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Somebody saved this group first: who, when, and setting by setting what to keep. */
export function SettingsConflictDialog({ conflict, onResolve, onClose }: SettingsConflictDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const zoned = useZonedTime();
  const number = useNumber();
  const id = useId();
  const { getValues } = useFormContext<SettingTexts>();
  const { who, at, theirs, disputed } = conflict;
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(() => new Set(disputed));
  const choose = (key: string, isMine: boolean) => {
    const next = new Set(keepMine);
    if (isMine) next.add(key);
    else next.delete(key);
    setKeepMine(next);
  };
  const words = (key: string, isMine: boolean) => {
    const setting = settingOf(key);
    if (!setting) return '';
    const value = isMine ? valueOfText(setting, getValues(key)) : theirs.values[key];
    return settingInWords(setting, value, translate, number);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('settings.conflictTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {at && (
          <span>
            {translate('screens.conflict.who', {
              name: who ?? translate('screens.conflict.someone'),
              at: zoned(at),
            })}
          </span>
        )}
        <span>{translate(disputed.length > 0 ? 'screens.conflict.intro' : 'screens.conflict.merged')}</span>
        {disputed.map((key) => (
          <Box key={key} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 600, fontSize: 13 }}>
              {translateAny(`settings.items.${key}.label`)}
            </Box>
            {[true, false].map((isMine) => (
              <FormControlLabel
                key={String(isMine)}
                control={
                  <Radio
                    size="small"
                    name={`keep-${key}`}
                    checked={keepMine.has(key) === isMine}
                    onChange={() => choose(key, isMine)}
                  />
                }
                label={`${translate(`screens.conflict.${isMine ? 'mine' : 'theirs'}`)}: ${words(key, isMine)}`}
              />
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {translate('screens.conflict.back')}
        </Button>
        <Button variant="contained" onClick={() => onResolve(keepMine)}>
          {translate('screens.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
