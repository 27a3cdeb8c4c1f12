/** Path under which every route of the API is. */
export const BASE = '/api';

/** The pattern of a route as permissions spell it. */
export function withoutBase(url: string): string {
  return url.startsWith(`${BASE}/`) ? url.slice(BASE.length) : url;
}
