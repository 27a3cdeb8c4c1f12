/** "26 min", from an hour on "3 h 30": how long, in words that both languages share. Minutes; never negative. */
export function spanText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  const hours = `${Math.floor(whole / 60)} h`;
  return rest === 0 ? hours : `${hours} ${String(rest).padStart(2, '0')}`;
}
