import type { Permission } from '../../domain/access/access';

/** The requested permissions, of which any one is enough. Null when the dialog is closed. */
let requested: readonly Permission[] | null = null;
const listeners = new Set<() => void>();

function change(next: readonly Permission[] | null): void {
  requested = next;
  listeners.forEach((listener) => listener());
}

/** Opens "Why can't I?" for these permissions. */
export function askWhy(needs: readonly Permission[]): void {
  change(needs);
}

export function closeWhy(): void {
  change(null);
}

export function readWhy(): readonly Permission[] | null {
  return requested;
}

export function subscribeWhy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
