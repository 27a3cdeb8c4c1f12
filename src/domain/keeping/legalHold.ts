/** What a legal hold can be about. */
export const HOLD_KINDS = ['participant', 'run', 'period'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** Longer than a sentence, shorter than a letter. */
export const MAX_HOLD_REASON = 500;
