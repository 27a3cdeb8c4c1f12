import { today } from '../today';

/** Palabras en español de la página de inicio. */
export const messages = { today };
