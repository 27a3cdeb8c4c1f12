import { number, string } from 'yup';
import { VALIDATION } from '../resources/schema/messages';

const ID = /^\d{1,15}$/;
/** With their stops, so many runs weigh megabytes: a day of a large operation has 140. */
const MAX_IDS = 500;

/** Id of a record. */
export const idField = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);

/** Ids in a query: `1,2,3`. */
export const idListField = () =>
  string().test('ids', VALIDATION.ids, (text) => {
    const ids = text?.split(',');
    return ids === undefined || (ids.length <= MAX_IDS && ids.every((id) => ID.test(id)));
  });
