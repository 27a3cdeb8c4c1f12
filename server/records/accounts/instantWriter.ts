import type { Trx } from '../../platform/database/database';
import { formOfUser } from '../../platform/settings/timeForm';
import { LOCALES, type Language } from '../../../src/domain/wire/languages';
import { zoneAbbreviation } from '../../../src/domain/time/dates';

interface Reader {
  user_id: number;
  time_zone: string;
  default_language: Language;
}

/**
 * Writes instants for a message in the reader's language, clock and zone, which is named: "Nov 20, 2026, 10:05 AM PST".
 */
export async function instantWriter(
  trx: Trx,
  { user_id, time_zone, default_language }: Reader,
): Promise<(instant: Date) => string> {
  const { clock } = await formOfUser(trx, user_id);
  const format = new Intl.DateTimeFormat(LOCALES[default_language], {
    timeZone: time_zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: clock === '24' ? 'h23' : 'h12',
  });
  return (instant) => `${format.format(instant)} ${zoneAbbreviation(instant, time_zone)}`;
}
