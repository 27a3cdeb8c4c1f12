import { EMAIL, hasBlockedCharacters, normaliseEmail } from './formats';
import { isStoredPhone, toStoredPhone } from '../people/phone';
import type { Problem, Problems } from './problem';
import { settingOf, type Setting, type SettingKind, type SettingOf } from './settings';

type Values = Readonly<Record<string, unknown>>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const INTEGER = /^-?\d{1,9}$/;

/** Per kind: converts typed input to the form that is checked and stored. Never throws. */
const NORMALISERS: { [K in SettingKind]: (value: unknown) => unknown } = {
  integer: onText((text) => (INTEGER.test(text) ? Number(text) : text)),
  choice: onText((text) => text),
  time: onText((text) => (/^\d\d:\d\d$/.test(text) ? `${text}:00` : text)),
  text: onText((text) => text.normalize('NFC').replace(/\s+/g, ' ')),
  phone: onText((text) => toStoredPhone(text) ?? text),
  emails: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? [...new Set(value.map(normaliseEmail).filter(Boolean))]
      : value,
};

function onText(change: (text: string) => unknown): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? change(value.trim()) : value);
}

/** Per kind: the problem of a value. */
const RULES: { [K in SettingKind]: (value: unknown, setting: SettingOf<K>) => Problem | null } = {
  integer: (value, { min, max }): Problem | null => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return { message: 'validation.integer' };
    if (value < min) return { message: 'validation.min', args: { min } };
    return value > max ? { message: 'validation.max', args: { max } } : null;
  },
  choice: (value, { choices }) =>
    choices.some((one) => one === value) ? null : { message: 'validation.choice' },
  time: (value) => (typeof value === 'string' && TIME.test(value) ? null : { message: 'validation.time' }),
  text: (value, { max }): Problem | null => {
    if (typeof value !== 'string' || hasBlockedCharacters(value)) return { message: 'validation.text' };
    return [...value].length > max ? { message: 'validation.maxLength', args: { max } } : null;
  },
  phone: (value) =>
    typeof value === 'string' && isStoredPhone(value) ? null : { message: 'validation.phone' },
  emails: (value, { maxEntries }): Problem | null => {
    const isRight = (one: unknown) => typeof one === 'string' && one.length <= 254 && EMAIL.test(one);
    if (!Array.isArray(value) || !value.every(isRight)) return { message: 'validation.email' };
    return value.length > maxEntries ? { message: 'validation.maxEntries', args: { max: maxEntries } } : null;
  },
};

/** One value as it is stored; blank is null and means the default (spec §5: empty strings become null). */
export function normaliseSetting(setting: Setting, value: unknown): unknown {
  const normal = NORMALISERS[setting.kind](value);
  return normal === '' || normal === undefined ? null : normal;
}

function ruleOf<K extends SettingKind>(setting: SettingOf<K>, value: unknown): Problem | null {
  const kind: K = setting.kind;
  return RULES[kind](value, setting);
}

/**
 * The problems of settings that are saved together, by key: the same on both sides. Null resets a setting to
 * its default. `unknown` keys are refused by name.
 */
export function settingProblems(values: Values): Problems {
  const problems: Record<string, Problem> = {};
  for (const [key, value] of Object.entries(values)) {
    const setting = settingOf(key);
    const found = !setting
      ? { message: 'validation.unknownField' }
      : value === null
        ? null
        : ruleOf<SettingKind>(setting, value);
    if (found) problems[key] = found;
  }
  const rotation = values.password_rotation_days;
  const warning = values.password_warning_days ?? settingOf('password_warning_days')?.default;
  // A warning period longer than the rotation itself is invalid.
  if (typeof rotation === 'number' && rotation > 0 && typeof warning === 'number' && warning >= rotation) {
    problems.password_warning_days ??= {
      message: 'validation.warningBeforeExpiry',
      args: { days: rotation },
    };
  }
  return problems;
}
