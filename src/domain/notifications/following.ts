/** Who looks after what a notification is about. */
export interface Following {
  /** People who follow its run or its CDP, and are signed in. */
  readonly followers: ReadonlySet<number>;
  /** People who hear of what they follow alone. */
  readonly onlyFollowed: ReadonlySet<number>;
  /** People whom it names: they hear of it in any case. */
  readonly named: ReadonlySet<number>;
}

/**
 * Those of the listeners who hear of it: who follows its run or CDP, who hears of everything, and everybody while no
 * listener follows it: nothing stays unheard because others chose what they look after.
 */
export function hearersOf<L extends { readonly user_id: number }>(
  listeners: readonly L[],
  { followers, onlyFollowed, named }: Following,
): L[] {
  const isLookedAfter = listeners.some(({ user_id }) => followers.has(user_id));
  if (!isLookedAfter) return [...listeners];
  return listeners.filter(
    ({ user_id }) => !onlyFollowed.has(user_id) || followers.has(user_id) || named.has(user_id),
  );
}
