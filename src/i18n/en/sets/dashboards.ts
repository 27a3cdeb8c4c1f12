import { dashboards } from '../dashboards';
import { learnedTimes } from '../learnedTimes';

/** English words of the dashboards and of the times beside their plan. */
export const messages = { dashboards, learnedTimes };
