import { accountPages } from '../accountPages';

/** Arabic words of a person's own account. */
export const messages = { accountPages };
