import { accountPages } from '../accountPages';

/** English words of a person's own account. */
export const messages = { accountPages };
