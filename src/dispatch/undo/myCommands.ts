import type { CommandOnStack } from '../../domain/dispatchView';
import { request } from '../../providers/http';

export const myCommandsKey = (date: string) => ['commands', 'mine', date] as const;

/** My own commands of a day that can be taken back or done again, newest first: the server's stack. */
export async function fetchMyCommands(date: string, signal?: AbortSignal): Promise<CommandOnStack[]> {
  const query = new URLSearchParams({ mine: '', date });
  const { data } = await request<CommandOnStack[]>(`/commands?${query.toString()}`, { signal, toast: false });
  return data;
}
