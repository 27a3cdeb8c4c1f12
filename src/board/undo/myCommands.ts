import type { CommandOnStack } from '../../domain/runs/dispatchView';
import { myCommandsCall } from '../../contract/board/day';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';

export const myCommandsKey = (date: string) => ['commands', 'mine', date] as const;

/**
 * The user's own commands of a day that can be undone or redone, newest first, from the server's stack; empty
 * for a server without undo.
 */
export async function fetchMyCommands(date: string, signal?: AbortSignal): Promise<CommandOnStack[]> {
  if (!speaksAdditions()) return [];
  return readApi(myCommandsCall, { query: { mine: '', date } }, { signal });
}
