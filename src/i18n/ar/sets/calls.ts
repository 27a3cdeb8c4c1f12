import { calls } from '../calls';

/** Arabic words of phone calls. */
export const messages = { calls };
