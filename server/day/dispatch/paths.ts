import { number, object } from 'yup';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();

export const manifestPath = object({ manifestId: id() });
export const eventPath = object({ manifestId: id(), eventId: id() });
/** Run 0 addresses a stop that no run has. */
export const stopPath = object({ manifestId: id().min(0), eventId: id() });
