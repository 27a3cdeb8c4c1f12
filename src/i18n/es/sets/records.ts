import { overview } from '../overview';

/** Palabras en español de las páginas de registros, además de las de las pantallas generadas. */
export const messages = { overview };
