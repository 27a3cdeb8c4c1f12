const two = (value: number | string) => String(value).padStart(2, '0');

/** Excel stores times as fractions of a day: 0.375 is 09:00. The whole part is the date and is ignored. */
export function serialTime(serial: number): string {
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400) % 86_400;
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

const NAMED_TIMES: Readonly<Record<string, string>> = { noon: '12:00', mediodia: '12:00', mediodía: '12:00' };
const DATE_BEFORE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[ T]+(?=\d)/;
const COMPACT = /^(\d{2})(\d{2})$/;
const HALF = /\s*([ap])\.?\s*m\.?$/i;
const CLOCK = /^(\d{1,2})\s*[:.h]\s*(\d{2})(?:\s*[:.]\s*(\d{2})(?:\.\d+)?)?\s*(?:h|hs|hrs)?\.?$/i;

/**
 * "9.30", "9h30", "0930", "9 a. m.", "noon", "1/2/2026 9:30" and 0.375 as "09:30"; other text is returned
 * unchanged.
 */
export function readTime(text: string): string {
  if (text === '') return text;
  if (/^\d{0,5}[.,]\d{3,}$/.test(text)) return serialTime(Number(text.replace(',', '.')));
  const bare = text.replace(DATE_BEFORE, '').replace(/Z$/, '');
  const half = HALF.exec(bare)?.[1]?.toLowerCase();
  const clock = bare.replace(HALF, '').trim();
  const onTheHour = /^(\d{1,2})(\s*(?:h|hs|hrs)\.?)?$/i.exec(clock);
  const match =
    onTheHour && (half ?? onTheHour[2])
      ? [clock, onTheHour[1], '00']
      : (COMPACT.exec(clock) ?? CLOCK.exec(clock));
  if (!match) return NAMED_TIMES[text.toLowerCase()] ?? text;
  const [, hours = '', minutes = '', seconds] = match;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return `${two(hour)}:${minutes}${seconds && seconds !== '00' ? `:${seconds}` : ''}`;
}
