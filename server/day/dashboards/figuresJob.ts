/** Counts what has changed. One waits at a time, so that the recurring one and a first one are the same. */
export const FIGURES_JOB = { name: 'figures', unique_key: 'figures' } as const;
