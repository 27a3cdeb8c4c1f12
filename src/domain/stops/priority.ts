/** Priority of a delivery; "rush" on screen is the high one (spec §9). */
export const PRIORITIES = ['high', 'normal'] as const;
export type Priority = (typeof PRIORITIES)[number];
