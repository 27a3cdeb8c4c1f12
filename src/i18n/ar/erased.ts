/** Stands in the place of what was erased. */
export const erased = '[ممحو]';
