/** What one check has found. `bad`: the product does not start or loses something; `warning`: it runs, but not as it should. */
export interface Finding {
  state: 'good' | 'warning' | 'bad';
  sentence: string;
  /** What to do, where there is something to do. */
  advice?: string;
}

/** One subject that is looked at, with the findings in the order in which a person reads them. */
export interface Check {
  subject: string;
  look: () => Promise<readonly Finding[]>;
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const warning = (sentence: string, advice: string): Finding => ({
  state: 'warning',
  sentence,
  advice,
});
export const bad = (sentence: string, advice: string): Finding => ({ state: 'bad', sentence, advice });

/** The code of a failure; never its text, which can quote an address with a password. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.name;
}
