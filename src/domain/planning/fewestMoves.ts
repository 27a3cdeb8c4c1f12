/**
 * Which stops of `current` to move, and in which order, to get `wanted`: all outside their longest common
 * subsequence. The other stops keep their version, so changes of different stops by two users do not
 * conflict. Both arguments have the same members.
 */
export function fewestMoves(current: readonly number[], wanted: readonly number[]): number[] {
  const place = new Map(current.map((id, index) => [id, index]));
  const indices = wanted.map((id) => place.get(id) ?? -1);
  // Longest increasing subsequence that ends at each of them; runs are short, so the simple algorithm is fast
  // enough.
  const length: number[] = [];
  const before: number[] = [];
  indices.forEach((index, at) => {
    length[at] = 1;
    before[at] = -1;
    for (let earlier = 0; earlier < at; earlier++) {
      if ((indices[earlier] ?? 0) >= index || (length[earlier] ?? 0) < (length[at] ?? 1)) continue;
      length[at] = (length[earlier] ?? 0) + 1;
      before[at] = earlier;
    }
  });
  const stays = new Set<number>();
  let at = length.indexOf(Math.max(...length, 0));
  while (at >= 0) {
    stays.add(at);
    at = before[at] ?? -1;
  }
  return wanted.filter((_, index) => !stays.has(index));
}
