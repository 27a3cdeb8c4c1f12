import { dashboards } from '../dashboards';

/** Palabras en español de los tableros. */
export const messages = { dashboards };
