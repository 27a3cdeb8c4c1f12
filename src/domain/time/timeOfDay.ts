/** Times of day, `HH:mm:ss`, without a date or zone. */
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

const DAY_SECONDS = 86_400;

/** The time picker's hours, both included (spec §5, §9). */
export const PICKER_FIRST_HOUR = 7;
export const PICKER_LAST_HOUR = 22;

/** `HH:mm:ss` or `HH:mm`. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** Seconds since midnight. Throws RangeError when the text is not a time of day. */
export function timeToSeconds(time: string): number {
  const match = TIME.exec(time);
  if (!match) throw new RangeError(`Not a time of day (HH:mm:ss): ${time}`);
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}

/** `HH:mm:ss`. Throws RangeError outside 0 to 86399. */
export function secondsToTime(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds >= DAY_SECONDS)
    throw new RangeError(`Not within a day: ${seconds} s`);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
}

/** The time this many minutes later, at most the end of the day. */
export function addMinutes(time: string, minutes: number): string {
  return secondsToTime(Math.min(Math.max(timeToSeconds(time) + minutes * 60, 0), DAY_SECONDS - 1));
}

/** Minutes from one time of day to another on the same day, negative when it is earlier. */
export function minutesFromTo(from: string, to: string): number {
  return (timeToSeconds(to) - timeToSeconds(from)) / 60;
}

/** A minimum forces the value up (spec §5). */
export function atLeast(time: string, minimum: string | null | undefined): string {
  return minimum && timeToSeconds(time) < timeToSeconds(minimum) ? minimum : time;
}
