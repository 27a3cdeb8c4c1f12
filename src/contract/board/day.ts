import { object, string } from 'yup';
import type { CommandAnswer, CommandOnStack } from '../../domain/runs/dispatchView';
import type { Presence } from '../../domain/runs/presence';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idField } from '../ids';

const tags = ['dispatch'];

export const presenceCall = callContract({
  method: 'POST',
  path: '/presence',
  tags,
  summary: 'Report that I have this day open; returns who else has it open',
  body: object({ date: dayField(), delivery_manifest_id: idField().nullable().default(null) }),
  answer: answer<Presence[]>([{ user_id: 'number' }]),
});

/** The number is in the body, because a number in the URL would appear in logs. */
export const stopsByPhoneCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/search_by_phone',
  tags,
  summary: 'Stops of a day by the phone of their recipient',
  body: object({ date: dayField(), phone: string().required(VALIDATION.required).max(40) }),
  answer: answer<{ delivery_event_ids: number[] }>({ delivery_event_ids: 'list' }),
});

export const myCommandsCall = callContract({
  method: 'GET',
  path: '/commands',
  tags,
  summary: 'My commands that can be undone or redone',
  // `mine` has no other value: everybody reads their own.
  query: object({ date: dayField(), mine: string() }),
  answer: answer<CommandOnStack[]>([{ command_id: 'text' }]),
});

const commandParams = { commandId: 'uuid' } as const;
const undoAnswer = answer<CommandAnswer>({ command_id: 'text', manifests: 'list', events: 'list' });

export const undoCall = callContract({
  method: 'POST',
  path: '/commands/:commandId/undo',
  tags,
  summary: 'Undo my command',
  params: commandParams,
  answer: undoAnswer,
});

export const undoAnyCall = callContract({
  method: 'POST',
  path: '/commands/:commandId/undo_override',
  tags,
  summary: 'Undo a command of any person',
  params: commandParams,
  answer: undoAnswer,
});
