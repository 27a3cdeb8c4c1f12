/** Edges in pixels from the top left of the window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Pixels between a message and the bar below it. */
const GAP = 8;

/**
 * How far a message moves up so that it covers no bar of controls. It stays where it is when there is no
 * space above.
 *
 * @param place its normal position
 * @param bars what it must not cover
 * @param ceiling upper limit; pixels from the top
 * @returns pixels upwards
 */
export function liftOver(place: Box, bars: readonly Box[], ceiling: number): number {
  const below = bars
    .filter((bar) => bar.left < place.right && bar.right > place.left)
    .sort((a, b) => b.bottom - a.bottom);
  const lift = below.reduce((lifted, bar) => {
    const isCovered = bar.top < place.bottom - lifted && bar.bottom > place.top - lifted;
    return isCovered ? place.bottom - bar.top + GAP : lifted;
  }, 0);
  return place.top - lift < ceiling ? 0 : Math.round(lift);
}
