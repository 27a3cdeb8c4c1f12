import { useMemo } from 'react';
import type { CellForm } from '../domain/reports/cellText';
import { formatMoney } from '../domain/money/money';
import { dateInZone, fromWire } from '../domain/time/dates';
import { anyKey } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { dayText, formatTimeWithZone } from '../providers/measures';
import { operationZone } from '../providers/operationZone';
import { useLanguage } from '../providers/LanguageProvider';
import { LOCALES } from '../domain/wire/languages';

/** The values of a report as the reader has days, times, numbers and words. */
export function useCellForm(): CellForm {
  const translate = useT();
  const language = useLanguage();
  return useMemo(() => {
    const any = anyKey(translate);
    return {
      day: dayText,
      moment: (wire, zone) => {
        const at = fromWire(wire);
        const own = zone ?? operationZone();
        return `${dayText(dateInZone(at, own))} ${formatTimeWithZone(at, own)}`;
      },
      number: (value, digits) =>
        value.toLocaleString(LOCALES[language], {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      money: formatMoney,
      choice: (column, value) =>
        column === 'status'
          ? any(`eventStatus.${value}`)
          : any(`reportCatalogue.choices.${column}.${value}`, { _: value }),
    };
  }, [translate, language]);
}
