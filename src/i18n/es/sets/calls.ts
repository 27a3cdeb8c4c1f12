import { calls } from '../calls';

/** Spanish words of phone calls. */
export const messages = { calls };
