/** A stop as its household is told of it. */
interface HouseholdStop {
  readonly participant_id: number | null;
  readonly destination_id: number | null;
  /** Where the message would go; null: nowhere. */
  readonly to: string | null;
}

function isSameHousehold(a: HouseholdStop, b: HouseholdStop): boolean {
  return (
    (a.participant_id !== null && a.participant_id === b.participant_id) ||
    (a.destination_id !== null && a.destination_id === b.destination_id) ||
    (a.to !== null && a.to === b.to)
  );
}

/**
 * Stops by household, in the given order: the same person, the same address of their record, or the same phone. Two
 * people of one residence with phones of their own are two households: each hears of their own delivery only.
 */
export function householdsOf<Stop extends HouseholdStop>(stops: readonly Stop[]): Stop[][] {
  const groups: Stop[][] = [];
  for (const stop of stops) {
    const mine = groups.filter((group) => group.some((other) => isSameHousehold(other, stop)));
    const [first, ...others] = mine;
    if (!first) {
      groups.push([stop]);
      continue;
    }
    // This stop may join two groups into one.
    for (const other of others) first.push(...groups.splice(groups.indexOf(other), 1).flat());
    first.push(stop);
  }
  return groups;
}
