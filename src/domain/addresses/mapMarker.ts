/** What a place on a small map is. `visit`: where a result was recorded. */
export const MARKER_KINDS = ['stop', 'pharmacy', 'facility', 'vehicle', 'visit'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];
