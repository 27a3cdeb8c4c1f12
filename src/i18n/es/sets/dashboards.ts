import { dashboards } from '../dashboards';
import { learnedTimes } from '../learnedTimes';

/** Palabras en español de los tableros y de los tiempos junto a lo previsto. */
export const messages = { dashboards, learnedTimes };
