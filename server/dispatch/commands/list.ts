import { changeStatus } from './changeStatus';
import type { Command } from './command';
import { returnDelivery } from './returnDelivery';

/** Every verb of dispatch: one line each. */
export const commands: readonly Command[] = [changeStatus, returnDelivery];
