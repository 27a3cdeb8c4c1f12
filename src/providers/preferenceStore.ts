import { createValueStore } from './valueStore';

/** Columns, density, dark mode, language, clock: the user's preferences, stored on the server. */
export type Preferences = Readonly<Record<string, unknown>>;

/** What is known of them now. */
export const preferences = createValueStore<Preferences>({});
