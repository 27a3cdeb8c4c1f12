/** What an hour and a minute are called in a short text. */
export interface SpanUnits {
  readonly hour: string;
  readonly minute: string;
}

/** "26 min", from an hour on "3 h 30": how long. Minutes; never negative. */
export function spanText(minutes: number, { hour, minute }: SpanUnits): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} ${minute}`;
  const rest = whole % 60;
  const hours = `${Math.floor(whole / 60)} ${hour}`;
  return rest === 0 ? hours : `${hours} ${String(rest).padStart(2, '0')}`;
}
