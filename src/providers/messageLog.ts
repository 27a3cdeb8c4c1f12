import type { Permission } from '../domain/access/access';
import type { HttpError } from './httpError';
import { ERROR_CODE, isToastedBusinessError } from '../domain/wire/errorCodes';
import { TOAST_ERROR, TOAST_SUCCESS, TOAST_WARNING } from '../domain/time/timings';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface NewMessage {
  kind: MessageKind;
  /** i18n key of the sentence, and its values; `text` stands when there is none or it lacks a value. */
  key?: string | null;
  args?: Readonly<Record<string, unknown>>;
  text: string;
  /** Milliseconds on screen; the kind's own when left out (spec §9). Null stays until it is dismissed. */
  duration?: number | null;
  /** Permissions of which any would have done: the message then answers "Why?". */
  needs?: readonly Permission[];
}

export interface Message extends NewMessage {
  id: number;
  at: Date;
  duration: number | null;
  /** Still a toast; afterwards it stays in the list only. */
  isOpen: boolean;
}

/** Milliseconds. */
const DURATIONS: Readonly<Record<MessageKind, number>> = {
  success: TOAST_SUCCESS,
  info: TOAST_SUCCESS,
  warning: TOAST_WARNING,
  error: TOAST_ERROR,
};

/** The same sentence twice within this time is one event told by two layers. */
const SAME_EVENT_MS = 1_500;
const KEPT = 100;

let messages: readonly Message[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Message[]): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Newest first; the same array until something changes. */
export function readMessages(): readonly Message[] {
  return messages;
}

/** Says something to the person: announced, shown as a toast, kept in the list (field-notes 20). */
export function showMessage(message: NewMessage): void {
  const now = Date.now();
  const isRepeat = messages.some(
    (one) => one.isOpen && one.text === message.text && now - one.at.getTime() < SAME_EVENT_MS,
  );
  if (isRepeat) return;
  const duration = message.duration === undefined ? DURATIONS[message.kind] : message.duration;
  change(
    [{ ...message, id: nextId++, at: new Date(now), duration, isOpen: true }, ...messages].slice(0, KEPT),
  );
}

/** Takes the toast away; the message stays in the list. */
export function closeMessage(id: number): void {
  change(messages.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
}

export function clearMessages(): void {
  change([]);
}

/** The pair that a refusal names (`perm001`). */
function missingPermission({ statusCode, args }: HttpError): Permission[] | undefined {
  const { http_method, path_route } = args;
  const isNamed = typeof http_method === 'string' && typeof path_route === 'string';
  return statusCode === ERROR_CODE.noPermission && isNamed ? [{ http_method, path_route }] : undefined;
}

/** 4xx is an alert, 5xx and no answer an error, the four codes of spec §8 an error of 5 s. */
export function showError(error: HttpError): void {
  const isError =
    error.status === 0 || error.status >= 500 || isToastedBusinessError(error.status, error.statusCode ?? '');
  showMessage({
    kind: isError ? 'error' : 'warning',
    key: error.messageKey,
    args: error.messageArgs,
    text: error.message,
    needs: missingPermission(error),
  });
}
