import { today } from '../today';

/** Arabic words of the start page. */
export const messages = { today };
