import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ValidationError } from 'react-admin';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { speedText } from '../domain/planning/distanceText';
import type { Setting } from '../domain/wire/settings';
import { useT, useTranslateAny } from '../i18n/useT';
import { distanceUnit } from '../providers/measures';
import { useNumber } from '../ui/useNumber';
import { SettingInput } from './SettingInput';
import { settingInWords, textOfSetting } from '../ui/settingText';

interface SettingFieldProps {
  name: string;
  setting: Setting;
  disabled: boolean;
}

/** One setting: name, effect, control, limits, and a reset to the default. */
export function SettingField({ name, setting, disabled }: SettingFieldProps) {
  const translateAny = useTranslateAny();
  const id = useId();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const message = fieldState.error?.message;
  const describedBy = `${id}-what ${id}-limits${message ? ` ${id}-problem` : ''}`;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        py: 4,
        borderTop: '1px solid',
        borderColor: 'divider',
        '@media (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 500 }}>
          {translateAny(`settings.items.${name}.label`)}
        </Box>
        <Box id={`${id}-what`} sx={{ color: 'text.secondary', fontSize: 13, maxWidth: '60ch' }}>
          {translateAny(`settings.items.${name}.what`)}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <SettingInput
          setting={setting}
          id={id}
          name={name}
          text={field.value ?? ''}
          disabled={disabled}
          invalid={fieldState.invalid}
          describedBy={describedBy}
          focusRef={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        {message && (
          <Box id={`${id}-problem`} sx={{ mt: 1, fontSize: 13, lineHeight: '20px', color: 'error.main' }}>
            <ValidationError error={message} />
          </Box>
        )}
        <Limits
          id={`${id}-limits`}
          name={name}
          setting={setting}
          text={field.value ?? ''}
          isDefault={field.value === textOfSetting(setting, setting.default)}
          onReset={disabled ? null : () => field.onChange(textOfSetting(setting, setting.default))}
        />
      </Box>
    </Box>
  );
}

interface LimitsProps {
  id: string;
  name: string;
  setting: Setting;
  text: string;
  isDefault: boolean;
  onReset: (() => void) | null;
}

/** "= 68 mph": a speed that is set in km/h, for a reader of miles. */
function speedToReader(setting: Setting, text: string): string[] {
  const isSpeed = setting.kind === 'integer' && setting.unit === 'kmh';
  const value = Number(text);
  return isSpeed && value > 0 && distanceUnit() === 'mi' ? [`= ${speedText(value, 'mi')}`] : [];
}

/** "Default: 150 m · 20 to 5,000 · Reset". */
function Limits({ id, name, setting, text, isDefault, onReset }: LimitsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const value = settingInWords(setting, setting.default, translate, number);
  const parts = [...speedToReader(setting, text), translate('settings.default', { value })];
  if (setting.kind === 'integer') {
    const { min, max } = setting;
    parts.push(translate('settings.range', { min: number(min), max: number(max) }));
    if (setting.zero) parts.push(translate('settings.offHint'));
  }
  return (
    <Box sx={{ mt: 1, fontSize: 13, lineHeight: '24px', color: 'text.secondary' }}>
      <span id={id}>{parts.join(' · ')}</span>
      {!isDefault && onReset && (
        <>
          {' · '}
          <Link
            component="button"
            type="button"
            underline="always"
            aria-label={translate('settings.resetTo', { name: translateAny(`settings.items.${name}.label`) })}
            onClick={onReset}
            sx={{ verticalAlign: 'baseline', lineHeight: '24px' }}
          >
            {translate('settings.reset')}
          </Link>
        </>
      )}
    </Box>
  );
}
