/** Stands in the place of what was erased; the brackets tell it from what somebody has typed. */
export const erased = '[erased]';
