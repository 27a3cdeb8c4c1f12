/** Whether two values of plain data say the same. Makes nothing on the way: it is asked for every run of a day. */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameContent(a[i], b[i])) return false;
    return true;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  let names = 0;
  for (const name in one) {
    if (!isSameContent(one[name], other[name])) return false;
    names++;
  }
  for (const _name in other) names--;
  return names === 0;
}
