import { today } from '../today';

/** Spanish words of the start page. */
export const messages = { today };
