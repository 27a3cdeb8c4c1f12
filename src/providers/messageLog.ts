import type { Permission } from '../domain/access/access';
import type { HttpError } from './httpError';
import { ERROR_CODE, isToastedBusinessError } from '../domain/wire/errorCodes';
import { TOAST_ERROR, TOAST_SUCCESS, TOAST_WARNING } from '../domain/time/timings';
import { createValueStore } from './valueStore';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface NewMessage {
  kind: MessageKind;
  /** i18n key of the message, and its values; `text` is used when there is none or a value is missing. */
  key?: string | null;
  args?: Readonly<Record<string, unknown>>;
  text: string;
  /** Milliseconds on screen; the kind's own by default (spec §9). Null stays until it is dismissed. */
  duration?: number | null;
  /** Permissions of which any one would be enough: the message then offers "Why?". */
  needs?: readonly Permission[];
  /** What a person can do about it. */
  action?: { readonly label: string; readonly run: () => void };
}

export interface Message extends NewMessage {
  id: number;
  at: Date;
  duration: number | null;
  /** Shown as a toast; afterwards only in the list. */
  isOpen: boolean;
  /** How many equal messages this one stands for. */
  times: number;
}

/** Milliseconds. */
const DURATIONS: Readonly<Record<MessageKind, number>> = {
  success: TOAST_SUCCESS,
  info: TOAST_SUCCESS,
  warning: TOAST_WARNING,
  error: TOAST_ERROR,
};

/** The same message twice within this time is one event reported by two layers. */
const SAME_EVENT_MS = 1_500;
const MAX_STORED = 100;

/** Newest first. */
export const messages = createValueStore<readonly Message[]>([]);
let nextId = 1;

/**
 * Shows a message: announced, shown as a toast, kept in the list (field-notes 20).
 *
 * @param instead the number of a message whose place it takes
 * @returns its number
 */
export function showMessage(message: NewMessage, instead?: number): number {
  const now = Date.now();
  const same = messages
    .get()
    .find((one) => one.isOpen && one.text === message.text && one.kind === message.kind);
  if (same && now - same.at.getTime() < SAME_EVENT_MS) return same.id;
  const duration = message.duration === undefined ? DURATIONS[message.kind] : message.duration;
  const shown: Message = {
    ...message,
    id: nextId++,
    at: new Date(now),
    duration,
    isOpen: true,
    times: (same?.times ?? 0) + 1,
  };
  // Equal messages are one, shown anew.
  const others = messages.get().filter((one) => one !== same && one.id !== instead);
  messages.set([shown, ...others].slice(0, MAX_STORED));
  return shown.id;
}

/** Closes the toast; the message stays in the list. */
export function closeMessage(id: number): void {
  messages.set(messages.get().map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
}

export function clearMessages(): void {
  messages.set([]);
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
