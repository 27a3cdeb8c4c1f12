import { readTime } from '../time/readTime';
import { isTimeOfDay } from '../time/timeOfDay';

/** Both ends of a window; '' for an open end. */
export interface ReadWindow {
  start: string;
  end: string;
}

const ARTICLE = '(?:the|las?|el|l)?\\s*';
const AFTER = new RegExp(
  `^(?:after|not before|no earlier than|starting at|from|since|despu[eé]s de|a partir de|desde|de|>=?)\\s*${ARTICLE}(.+)$`,
  'i',
);
const ONWARDS = /^(.+?)\s*(?:\+|onwards?|or later|and later|and after|en adelante|o m[aá]s tarde)$/i;
const BEFORE = new RegExp(
  `^(?:before|by|until|till|not after|no later than|antes del?|hasta|a m[aá]s tardar|no despu[eé]s de|<=?)\\s*${ARTICLE}(.+)$`,
  'i',
);
const BETWEEN = /^(?:between|entre|from|de|desde)\s+(?:las?\s+)?/i;
const DIVIDER = /\s*[-–—/]\s*|\s+(?:to|until|till|and|a|y|hasta)\s+(?:(?:las?|el)\s+)?/i;
const HALF = /([ap])\.?\s*m\.?$/i;
const HOUR_AND_MINUTES = /^(\d{1,2})(?:[:.h](\d{2}))?$/;

/** Minutes of "9" or "9:30" in that half of the day; null for other formats. */
function minutesIn(text: string, half: string): number | null {
  const [, hours = '', minutes = '0'] = HOUR_AND_MINUTES.exec(text) ?? [];
  if (hours === '' || Number(hours) < 1 || Number(hours) > 12) return null;
  return ((Number(hours) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minutes);
}

/**
 * "9-11am" and "1:00 pm-3:00": a half of the day that is written one time applies to both ends, if that gives
 * a valid window.
 */
function withSharedHalf(start: string, end: string): [string, string] {
  const [first, last] = [HALF.exec(start)?.[1]?.toLowerCase(), HALF.exec(end)?.[1]?.toLowerCase()];
  const half = first ?? last;
  if (half === undefined || (first !== undefined && last !== undefined)) return [start, end];
  const bare = first === undefined ? start : end;
  const withHalf = first === undefined ? end : start;
  const known = minutesIn(withHalf.replace(HALF, '').trim(), half);
  const same = minutesIn(bare, half);
  if (known === null || same === null) return [start, end];
  const fits = first === undefined ? same < known : same > known;
  const other = half === 'p' ? 'a' : 'p';
  const full = `${bare} ${fits ? half : other}m`;
  return first === undefined ? [full, end] : [start, full];
}

const timeOf = (text: string) => {
  const time = readTime(text.trim());
  return isTimeOfDay(time) ? time : null;
};

/** "9:00-11:00", "9-11am", "entre 9:00 y 11:00", "after 3pm", "by noon"; null if it is not a window. */
export function readWindow(text: string): ReadWindow | null {
  const parts = text.trim().replace(BETWEEN, '').split(DIVIDER);
  if (parts.length === 2) {
    const [first = '', last = ''] = parts;
    const [start, end] = withSharedHalf(first.trim(), last.trim()).map(timeOf);
    if (start && end) return { start, end };
  }
  const after = timeOf(ONWARDS.exec(text.trim())?.[1] ?? AFTER.exec(text.trim())?.[1] ?? '');
  if (after) return { start: after, end: '' };
  const before = timeOf(BEFORE.exec(text.trim())?.[1] ?? '');
  return before ? { start: '', end: before } : null;
}
