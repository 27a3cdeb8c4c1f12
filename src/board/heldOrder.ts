/**
 * The items in their previous order: none moves under a pointer or a cursor. Missing ones are left out, new
 * ones come last.
 */
export function inHeldOrder<Item>(
  items: readonly Item[],
  previous: readonly number[],
  idOf: (item: Item) => number,
): Item[] {
  const places = new Map(previous.map((id, index) => [id, index]));
  const placeOf = (item: Item) => places.get(idOf(item)) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a list has the same items in the same order. */
export function isSameOrder<Item>(
  items: readonly Item[],
  ids: readonly number[],
  idOf: (item: Item) => number,
): boolean {
  return items.length === ids.length && items.every((item, index) => idOf(item) === ids[index]);
}
