import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Setting, SettingOf } from '../domain/wire/settings';
import { isTimeOfDay } from '../domain/time/timeOfDay';
import { maskPhone } from '../domain/people/phone';
import { TimeInput } from '../ui/TimeInput';
import { choiceInWords } from '../ui/settingText';
import { useT } from '../i18n/useT';

export interface SettingInputProps {
  setting: Setting;
  id: string;
  name: string;
  /** The text of the control. */
  text: string;
  disabled: boolean;
  invalid: boolean;
  describedBy: string;
  focusRef: (control: HTMLElement | null) => void;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** The control of one setting; a number shows its unit. */
export function SettingInput(props: SettingInputProps) {
  const { setting } = props;
  if (setting.kind === 'choice') return <Choice {...props} setting={setting} />;
  if (setting.kind === 'time') return <Time {...props} />;
  return <Typed {...props} setting={setting} />;
}

function Time({
  id,
  name,
  text,
  disabled,
  invalid,
  describedBy,
  focusRef,
  onChange,
  onBlur,
}: SettingInputProps) {
  return (
    <TimeInput
      id={id}
      name={name}
      fullWidth
      value={text}
      disabled={disabled}
      error={invalid}
      describedBy={describedBy}
      inputRef={focusRef}
      onChange={(time) => onChange(isTimeOfDay(time) ? time.slice(0, 5) : time)}
      onBlur={onBlur}
    />
  );
}

function Choice(props: SettingInputProps & { setting: SettingOf<'choice'> }) {
  const { setting, id, name, text, disabled, invalid, describedBy, focusRef, onChange, onBlur } = props;
  const translate = useT();
  return (
    <NativeSelect
      variant="outlined"
      fullWidth
      input={<OutlinedInput size="small" />}
      id={id}
      name={name}
      value={text}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined }}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    >
      {setting.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceInWords(choice, translate)}
        </option>
      ))}
    </NativeSelect>
  );
}

const TYPES = { integer: 'text', text: 'text', phone: 'tel', emails: 'text' } as const;
const MODES = {
  integer: 'numeric',
  text: undefined,
  phone: 'tel',
  emails: 'email',
} as const;

function Typed(props: SettingInputProps & { setting: Exclude<Setting, { kind: 'choice' | 'time' }> }) {
  const { setting, id, name, text, disabled, invalid, describedBy, focusRef, onChange, onBlur } = props;
  const translate = useT();
  const isNumber = setting.kind === 'integer';
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      type={setting.kind === 'emails' ? undefined : TYPES[setting.kind]}
      multiline={setting.kind === 'emails'}
      minRows={setting.kind === 'emails' ? 3 : undefined}
      value={text}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      placeholder={setting.kind === 'phone' ? '000-000-0000' : undefined}
      endAdornment={
        isNumber && (
          <InputAdornment position="end">{translate(`settings.units.${setting.unit}`)}</InputAdornment>
        )
      }
      slotProps={{
        input: {
          'aria-describedby': describedBy,
          'aria-invalid': invalid || undefined,
          inputMode: MODES[setting.kind],
          autoComplete: 'off',
          maxLength: setting.kind === 'text' ? setting.max : undefined,
          style: isNumber ? { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } : undefined,
        },
      }}
      onChange={({ target }) => onChange(setting.kind === 'phone' ? maskPhone(target.value) : target.value)}
      onBlur={onBlur}
    />
  );
}
