import { number, object, string } from 'yup';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();

export const manifestPath = object({ manifestId: id() });
export const eventPath = object({ manifestId: id(), eventId: id() });
export const commandPath = object({ commandId: string().uuid().required() });
