import { bags } from './bags';
import type { RunAction } from './runAction';

/** Every action on a run, in the order in which they are drawn. */
export const runActions: readonly RunAction[] = [bags];
