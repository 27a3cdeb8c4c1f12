import { useFormContext } from 'react-hook-form';
import { settingOf } from '../domain/wire/settings';
import { useT, useTranslateAny } from '../i18n/useT';
import { FieldChoiceDialog } from '../resources/screens/form/FieldChoiceDialog';
import { settingInWords, valueOfText } from '../ui/settingText';
import { useNumber } from '../ui/useNumber';
import type { SettingTexts } from './settingGroups';
import type { SettingsConflict } from './useSaveSettings';

interface SettingsConflictDialogProps {
  conflict: SettingsConflict;
  isSaving: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The choice between two saves of a group of settings, with translated labels. */
export function SettingsConflictDialog({ conflict, ...rest }: SettingsConflictDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const { getValues } = useFormContext<SettingTexts>();
  const { who, at, theirs, merge } = conflict;
  const words = (key: string, side: 'mine' | 'theirs') => {
    const setting = settingOf(key);
    if (!setting) return '';
    const value = side === 'mine' ? valueOfText(setting, getValues(key)) : theirs.values[key];
    return settingInWords(setting, value, translate, number);
  };
  return (
    <FieldChoiceDialog
      title={translate('settings.conflictTitle')}
      who={who}
      at={at}
      merge={merge}
      labelOf={(key) => translateAny(`settings.items.${key}.label`)}
      valueOf={words}
      {...rest}
    />
  );
}
