import { accountPages } from '../accountPages';

/** Spanish words of a person's own account. */
export const messages = { accountPages };
