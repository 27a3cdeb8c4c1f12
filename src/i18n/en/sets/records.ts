import { overview } from '../overview';

/** English words of the pages of records, beside those of the generated screens. */
export const messages = { overview };
