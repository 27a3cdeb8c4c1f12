/** The right to make and to take calls. Also who may be rung goes by it. */
export const CALLS_RIGHT = ['POST', '/calls'] as const;
