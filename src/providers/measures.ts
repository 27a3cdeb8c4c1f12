import { distanceText, isDistanceUnit, type DistanceUnit } from '../domain/planning/distanceText';
import { clockText, isClock, type Clock } from '../domain/time/clock';
import * as dates from '../domain/time/dates';
import { settingsWith, type BrowserSettings } from '../domain/wire/settings';
import { preferences } from './preferenceStore';
import { createValueStore } from './valueStore';

/**
 * How times and distances are written on screen: as the person prefers, else as the company has set. Read when a part
 * is drawn, as the zone of the operation is.
 */

/** The company's settings once they are loaded, before the first screen. */
export const companyMeasures = createValueStore<Pick<BrowserSettings, 'clock' | 'distance_unit'>>(
  settingsWith({}),
);

export function clock(): Clock {
  const own = preferences.get().clock;
  return isClock(own) ? own : companyMeasures.get().clock;
}

export function distanceUnit(): DistanceUnit {
  const own = preferences.get().distance_unit;
  return isDistanceUnit(own) ? own : companyMeasures.get().distance_unit;
}

/** A time of day on the wire: "14:05". */
export const timeText = (time: string) => clockText(time, clock());

/** An instant in a zone: "14:05". */
export const timeInZoneText = (instant: Date, zone: string) => timeText(dates.timeInZone(instant, zone));

export const formatTimeWithZone = (instant: Date, zone: string) =>
  dates.formatTimeWithZone(instant, zone, clock());

export const timeOnDay = (instant: Date, zone: string, day: string) =>
  dates.timeOnDay(instant, zone, day, clock());

export const formatTimeOnDay = (instant: Date, zone: string, day: string) =>
  dates.formatTimeOnDay(instant, zone, day, clock());

export const distanceInWords = (metres: number) => distanceText(metres, distanceUnit());
