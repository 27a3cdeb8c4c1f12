import { normaliseSetting } from '../domain/wire/settingRules';
import type { Setting } from '../domain/wire/settings';
import { formatPhone, maskPhone } from '../domain/people/phone';
import { anyKey, type Translate } from '../i18n/messageKey';
import { timeText } from '../providers/measures';
import { plainChoice } from './plainChoice';

/** A value as text for its control. */
export function textOfSetting(setting: Setting, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (setting.kind === 'emails') return Array.isArray(value) ? value.join('\n') : '';
  if (setting.kind === 'time') return String(value).slice(0, 5);
  return setting.kind === 'phone' ? maskPhone(String(value)) : String(value);
}

/** A control's text as the value to check and send; null resets the setting to its default. */
export function valueOfText(setting: Setting, text: string): unknown {
  const typed = setting.kind === 'emails' ? text.split(/[\s,;]+/) : text;
  return normaliseSetting(setting, typed);
}

/** A choice of a setting. People choose some of them for themselves too, in the same words. */
export function choiceInWords(choice: string, translate: Translate): string {
  const own = anyKey(translate)(`session.measures.${choice}`, {
    _: plainChoice(choice),
  });
  return anyKey(translate)(`settings.choices.${choice}`, { _: own });
}

/** A value for reading, with its unit: "150 m", "off", "Spanish". */
export function settingInWords(
  setting: Setting,
  value: unknown,
  translate: Translate,
  number: (value: number) => string,
): string {
  const isNone = value === null || value === undefined || value === '';
  if (isNone || (Array.isArray(value) && value.length === 0)) return translate('settings.none');
  switch (setting.kind) {
    case 'integer':
      if (value === 0 && setting.zero === 'off') return translate('settings.off');
      return `${number(Number(value))} ${translate(`settings.units.${setting.unit}`)}`;
    case 'emails':
      return Array.isArray(value) ? value.join(', ') : String(value);
    case 'phone':
      return formatPhone(String(value));
    case 'time':
      return timeText(String(value));
    case 'choice':
      return choiceInWords(String(value), translate);
    default:
      return textOfSetting(setting, value);
  }
}
