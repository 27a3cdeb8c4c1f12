/** From as many days on, neighbours are written as a span. */
const LEAST_SPAN = 3;

/**
 * ISO weekdays as they are read, from Monday: neighbours together, `[[1, 5]]` for Monday to Friday, `[[1], [3]]` for
 * Monday and Wednesday. All seven are null: every day.
 */
export function weekdaySpans(days: readonly number[]): readonly (readonly number[])[] | null {
  const ordered = [...new Set(days)].sort((one, other) => one - other);
  if (ordered.length === 7) return null;
  const groups: number[][] = [];
  for (const day of ordered) {
    const last = groups.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else groups.push([day]);
  }
  return groups.flatMap((group) =>
    group.length < LEAST_SPAN ? group.map((day) => [day]) : [[group[0] ?? 0, group.at(-1) ?? 0]],
  );
}
