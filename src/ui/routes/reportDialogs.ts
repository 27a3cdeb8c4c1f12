/** The report whose dialog is open; null for none. */
export type ReportName = 'deliveries' | 'billing';

let open: ReportName | null = null;
const listeners = new Set<() => void>();

export function readOpenReport(): ReportName | null {
  return open;
}

export function openReport(name: ReportName | null): void {
  open = name;
  listeners.forEach((listener) => listener());
}

export function subscribeOpenReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
