/** The additions to the specification that the server supports; set by the answer that opens the session. */
let level = 0;

/** Notes the `contract_level` of AUTH; another server names none. */
export function noteContract(named: unknown): void {
  level = typeof named === 'number' ? named : 0;
}

/** False for a server that supports only the specification's calls and fields. */
export function speaksAdditions(): boolean {
  return level > 0;
}
