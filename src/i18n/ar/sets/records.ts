import { overview } from '../overview';
import { staff } from '../staff';

/** Arabic words of the pages of records, beside those of the generated screens. */
export const messages = { overview, ...staff };
