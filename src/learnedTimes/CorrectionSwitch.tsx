import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { switchLearnedCall, type LearnedView } from '../contract/learning/learnedTimes';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { useAllowed } from '../providers/usePermissions';

interface CorrectionSwitchProps {
  view: Pick<LearnedView, 'is_on' | 'version'>;
  /** Reads what is stored now: also after a refusal, which says that somebody was faster. */
  onSwitched: () => Promise<unknown>;
}

/** Whether plans are corrected; who may not change it sees it all the same. */
export function CorrectionSwitch({ view, onSwitched }: CorrectionSwitchProps) {
  const translate = useT();
  const notify = useNotify();
  const isAllowed = useAllowed(PERMISSIONS.learned_times.update);
  const [isSaving, setIsSaving] = useState(false);
  const change = async (is_on: boolean) => {
    setIsSaving(true);
    // A refusal is said by the call; the switch then shows what is stored.
    const isDone = await readApi(switchLearnedCall, { body: { is_on } }, { version: view.version }).then(
      () => true,
      () => false,
    );
    if (isDone) notify(translate(`learnedTimes.switched.${is_on ? 'on' : 'off'}`), { type: 'success' });
    await onSwitched();
    setIsSaving(false);
  };
  return (
    <FormControlLabel
      control={
        <Switch
          checked={view.is_on}
          disabled={!isAllowed || isSaving}
          onChange={(_, is_on) => void change(is_on)}
        />
      }
      label={translate('learnedTimes.switch')}
    />
  );
}
