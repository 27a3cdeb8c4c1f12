import { dashboards } from '../dashboards';

/** English words of the dashboards. */
export const messages = { dashboards };
