import { createContext } from 'react';
import type { Presence } from '../../domain/runs/presence';

/** Who else looks at which run. */
export const PresenceContext = createContext<ReadonlyMap<number, readonly Presence[]>>(new Map());
