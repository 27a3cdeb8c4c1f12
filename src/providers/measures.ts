import { distanceText, isDistanceUnit, type DistanceUnit } from '../domain/planning/distanceText';
import { clockText, isClock, type Clock } from '../domain/time/clock';
import { dateText, isDateOrder, maskDate, parseDateText, type DateOrder } from '../domain/time/dateOrder';
import * as dates from '../domain/time/dates';
import { settingsWith, type BrowserSettings } from '../domain/wire/settings';
import { operationZone } from './operationZone';
import { preferences } from './preferenceStore';
import { createValueStore } from './valueStore';
import { formatPhone } from '../domain/people/phone';
import { inOneRun } from '../i18n/language';

/**
 * How times, dates and distances are written on screen: as the person prefers, else as the company has set. Read when a
 * part is drawn, as the zone of the operation is. The foot of every page names the reader's zone; a time of another
 * zone says which.
 */

/** The company's settings once they are loaded, before the first screen. */
export const companyMeasures = createValueStore<
  Pick<BrowserSettings, 'clock' | 'date_order' | 'distance_unit'>
>(settingsWith({}));

export function clock(): Clock {
  const own = preferences.get().clock;
  return isClock(own) ? own : companyMeasures.get().clock;
}

export function dateOrder(): DateOrder {
  const own = preferences.get().date_order;
  return isDateOrder(own) ? own : companyMeasures.get().date_order;
}

export function distanceUnit(): DistanceUnit {
  const own = preferences.get().distance_unit;
  return isDistanceUnit(own) ? own : companyMeasures.get().distance_unit;
}

/** A time of day on the wire: "14:05". */
export const timeText = (time: string) => inOneRun(clockText(time, clock()));

/** A day on the wire: "11/20/2026". */
export const dayText = (date: string) => dateText(date, dateOrder());

/** A day as it is typed, on the wire; null while it is none. */
export const dayOfText = (text: string) => parseDateText(text, dateOrder());

/** A day while it is being typed. */
export const maskDay = (typed: string) => maskDate(typed, dateOrder());

/** An instant in a zone: "14:05". */
export const timeInZoneText = (instant: Date, zone: string) => timeText(dates.timeInZone(instant, zone));

/** " EST" for a time that is not in the reader's zone, else empty. */
export const otherZone = (instant: Date, zone: string) =>
  zone === operationZone() ? '' : ` ${dates.zoneAbbreviation(instant, zone)}`;

/** "14:05", and "14:05 EST" where the zone is not the reader's. */
export const formatTimeWithZone = (instant: Date, zone: string) =>
  inOneRun(timeInZoneText(instant, zone) + otherZone(instant, zone));

export const timeOnDay = (instant: Date, zone: string, day: string) =>
  inOneRun(dates.timeOnDay(instant, zone, day, clock()));

/** "01:10 +1": a time of a run, relative to the run's day, with its zone where that is not the reader's. */
export const formatTimeOnDay = (instant: Date, zone: string, day: string) =>
  inOneRun(timeOnDay(instant, zone, day) + otherZone(instant, zone));

export const distanceInWords = (metres: number) => inOneRun(distanceText(metres, distanceUnit()));

/** Ten digits: "(619) 555-0101". */
export const phoneText = (phone: string) => inOneRun(formatPhone(phone));
