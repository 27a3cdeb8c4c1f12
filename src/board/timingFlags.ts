/** Flags of a stop's timing. */
export const TIMING_FLAGS = ['missed', 'late', 'atRisk'] as const;

export type TimingFlag = (typeof TIMING_FLAGS)[number];
