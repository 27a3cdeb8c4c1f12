import { calls } from '../calls';

/** English words of phone calls. */
export const messages = { calls };
