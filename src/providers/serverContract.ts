/** What the server speaks beyond the specification; found out once, by the answer that opens the session. */
let level = 0;

/** Notes the `contract_level` of AUTH; another server names none. */
export function noteContract(named: unknown): void {
  level = typeof named === 'number' ? named : 0;
}

/** False for a server that knows the specification's calls and fields alone. */
export function speaksAdditions(): boolean {
  return level > 0;
}
