/** The previous route (spec §2, "remember the previous route"): the target of "go back". */
let previous: string | null = null;
let current: string | null = null;

export function rememberRoute(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** The page has changed its own URL: it is the same route, with the same previous route. */
export function amendRoute(path: string): void {
  current = path;
}

export function previousRoute(): string | null {
  return previous;
}
