import { dashboards } from '../dashboards';
import { learnedTimes } from '../learnedTimes';

/** Arabic words of the dashboards, and of planned and real times. */
export const messages = { dashboards, learnedTimes };
