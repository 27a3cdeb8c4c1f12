import { number } from 'yup';

/** Id of a record. */
export const idField = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
