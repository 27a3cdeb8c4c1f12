import { createContext } from 'react';
import type { Presence } from '../../domain/runs/presence';

/** Other users by the run that they look at. */
export const PresenceContext = createContext<ReadonlyMap<number, readonly Presence[]>>(new Map());
