import { bags } from './bags';
import { lockRun } from './lockRun';
import type { RunAction } from './runAction';
import { unlockRun } from './unlockRun';

/** Every action on a run, in the order in which they are drawn. */
export const runActions: readonly RunAction[] = [bags, lockRun, unlockRun];
