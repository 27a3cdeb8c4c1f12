/** The route before this one (spec §2, "remember the previous route"): where "go back" leads. */
let previous: string | null = null;
let current: string | null = null;

export function rememberRoute(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** The page has changed its own address: the same route, still before the same one. */
export function amendRoute(path: string): void {
  current = path;
}

export function previousRoute(): string | null {
  return previous;
}
