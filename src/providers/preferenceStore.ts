import type { Preferences } from '../contract/account/preferences';
import { createValueStore } from './valueStore';

/** What is known of them now. */
export const preferences = createValueStore<Preferences>({});
