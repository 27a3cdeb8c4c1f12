/** Line colours for runs that cross on a map: distinguishable on light and dark backgrounds. */
const COLORS = [
  '#2f7ed8',
  '#d9662b',
  '#3d9a50',
  '#a25bd1',
  '#c7455c',
  '#1f9a9a',
  '#a5801f',
  '#6a74d8',
  '#c24f9c',
  '#6f8f2b',
] as const;

/** Colour of a run by its place among the runs of the day: the same in the list and on the map. */
export function runColor(index: number): string {
  return COLORS[index % COLORS.length] ?? COLORS[0];
}
