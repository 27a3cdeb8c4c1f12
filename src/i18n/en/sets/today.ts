import { today } from '../today';

/** English words of the start page. */
export const messages = { today };
