import { MINUTE_MS } from '../domain/time/durations';
import { dateInZone, fromWire, wallTimeToUtc, zoneAbbreviation } from '../domain/time/dates';
import { spanText } from '../domain/time/spanText';
import { SPAN_UNITS } from '../i18n/spanUnits';
import type { TrackingState } from '../domain/stops/trackingState';
import type { TrackingView } from '../domain/stops/trackingView';
import { trackingEn, type TrackingWords } from '../i18n/en/tracking';
import { trackingEs } from '../i18n/es/tracking';
import { trackingAr } from '../i18n/ar/tracking';
import { countText } from '../i18n/countWords';
import { COMMA, LOCALES, type Language } from '../domain/wire/languages';

export const WORDS: Record<Language, TrackingWords> = {
  en: trackingEn,
  es: trackingEs,
  ar: trackingAr,
};

const METRES_PER_MILE = 1609.344;

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Whose times the page tells, and how. */
type Told = Pick<TrackingView, 'time_zone' | 'clock'>;

interface Hour {
  /** "2:10", in Spanish with its article: "las 2:10". */
  time: string;
  /** "PM", in Spanish "p. m."; empty on a clock of 24 hours. */
  half: string;
}

function hourOf(instant: Date, { time_zone, clock }: Told, language: Language): Hour {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: time_zone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: clock === '24' ? 'h23' : 'h12',
  });
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const article = language !== 'es' ? '' : Number(part('hour')) === 1 ? 'la ' : 'las ';
  return { time: `${article}${part('hour')}:${part('minute')}`, half: part('dayPeriod') };
}

function timeWithZone(instant: Date, told: Told, language: Language): string {
  const { time, half } = hourOf(instant, told, language);
  return [time, half, zoneAbbreviation(instant, told.time_zone)].filter(Boolean).join(' ');
}

/** "between 2:10 and 2:50 PM PST"; the half of the day is written one time if both have the same. */
function rangeText(from: Date | null, to: Date | null, told: Told, language: Language): string {
  const words = WORDS[language];
  if (from && to) {
    const start = hourOf(from, told, language);
    const end = hourOf(to, told, language);
    const first = start.half === end.half ? start.time : `${start.time} ${start.half}`;
    return fill(words.between, { from: first, to: timeWithZone(to, told, language) });
  }
  if (from) return fill(words.after, { from: timeWithZone(from, told, language) });
  return to ? fill(words.before, { to: timeWithZone(to, told, language) }) : '';
}

/** "today" is left out; another day is named: "Saturday, November 21". */
function otherDay(instant: Date, zone: string, now: Date, language: Language): string {
  if (dateInZone(instant, zone) === dateInZone(now, zone)) return '';
  const format = { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(instant);
}

/** The expected time as a sentence with its range; empty when it is over or unknown. */
export function expectedText(view: TrackingView, language: Language, now: Date): string {
  if (!view.eta) return '';
  const from = fromWire(view.eta.from);
  const day = otherDay(from, view.time_zone, now, language);
  const range = rangeText(from, fromWire(view.eta.to), view, language);
  return fill(WORDS[language].expected, { when: [day, range].filter(Boolean).join(COMMA[language]) });
}

/** The headline of the page; a pickup appointment has its own texts. */
export function headlineText(state: TrackingState, kind: TrackingView['kind'], language: Language): string {
  const { states, collectStates } = WORDS[language];
  const own: Partial<Record<TrackingState, string>> = kind === 'collect' ? collectStates : {};
  return own[state] ?? states[state];
}

/** What to do or expect now. If the driver's position is too old, it says that the pharmacy checks. */
export function noteText(
  state: TrackingState,
  view: TrackingView | null,
  language: Language,
  now: Date,
): string {
  const words = WORDS[language];
  if (view?.is_checking) return words.checking;
  // An attempt during this visit replaces "the driver is coming".
  if (state === 'next' && view?.attempted_at) return '';
  const own: Partial<Record<TrackingState, string>> = view?.kind === 'collect' ? words.collectNotes : {};
  const isOtherDay = view?.new_day && view.new_day !== dateInZone(now, view.time_zone);
  return state === 'rescheduled' && isOtherDay ? '' : (own[state] ?? words.notes[state]);
}

/** "We were at your door at 8:39 AM PST." */
export function attemptText(view: TrackingView, language: Language, now: Date): string {
  if (!view.attempted_at) return '';
  const words = WORDS[language];
  const at = fromWire(view.attempted_at);
  const day = otherDay(at, view.time_zone, now, language);
  return fill(day ? words.attemptedOn : words.attempted, {
    day,
    time: timeWithZone(at, view, language),
  });
}

/** "About 40 min late", from an hour on "About 3 h 30 late". */
export function lateText(view: TrackingView, language: Language): string {
  return view.late_minutes
    ? fill(WORDS[language].late, { span: spanText(view.late_minutes, SPAN_UNITS[language]) })
    : '';
}

/** The day that it was put off to, unless that is today. */
export function newDayText(view: TrackingView, language: Language, now: Date): string {
  if (!view.new_day) return '';
  const noon = wallTimeToUtc(view.new_day, '12:00:00', view.time_zone);
  const day = otherDay(noon, view.time_zone, now, language);
  return day && fill(WORDS[language].newDay, { day });
}

/** The window that was agreed on, while it still matters. */
export function windowText(view: TrackingView, language: Language): string {
  const isNew = view.state === 'rescheduled';
  const isOver = !view.eta && !view.is_checking && !isNew;
  if (!view.window || isOver) return '';
  const { start, end } = view.window;
  const when = rangeText(start ? fromWire(start) : null, end ? fromWire(end) : null, view, language);
  const words = WORDS[language];
  return fill(isNew ? words.newWindow : words.asked, { when });
}

/** "Today, 2:32 PM PST" for a delivery that happened. */
export function deliveredText(view: TrackingView, language: Language, now: Date): string {
  if (!view.delivered_at) return '';
  const words = WORDS[language];
  const at = fromWire(view.delivered_at);
  const day = otherDay(at, view.time_zone, now, language) || words.today;
  return fill(words.happened, { day, time: timeWithZone(at, view, language) });
}

export function stopsText(view: TrackingView, language: Language): string {
  const count = view.stops_away;
  if (!count) return '';
  return countText(WORDS[language].stopsAway, language, count);
}

export function ageText(since: Date, now: Date, language: Language): string {
  const { ages } = WORDS[language];
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
  if (minutes < 1) return ages.now;
  return minutes < 60
    ? countText(ages.minutes, language, minutes)
    : countText(ages.hours, language, Math.floor(minutes / 60));
}

/** "About 0.8 mi away, seen 2 min ago"; empty unless the vehicle may be shown. */
export function vehicleText(view: TrackingView, language: Language, now: Date): string {
  if (!view.vehicle) return '';
  const words = WORDS[language];
  const { distance_m: metres, recorded_at } = view.vehicle;
  const seen = fill(words.seen, { age: ageText(fromWire(recorded_at), now, language) });
  if (metres === null) return seen.charAt(0).toUpperCase() + seen.slice(1);
  const miles = metres / METRES_PER_MILE;
  const inMiles = (value: number) =>
    value.toLocaleString(LOCALES[language], {
      style: 'unit',
      unit: 'mile',
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  const distance =
    miles < 0.1
      ? fill(words.lessThan, { distance: inMiles(0.1) })
      : fill(words.distance, { distance: inMiles(miles) });
  return `${distance}${COMMA[language]}${seen}`;
}

/** Names are stored in upper case; the page shows "María José". */
export function readableName(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase());
}

/** Ten digits as (619) 555-0101; anything else as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
