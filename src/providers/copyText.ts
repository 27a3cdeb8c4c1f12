import { TOAST_COPIED } from '../domain/time/timings';
import { showMessage } from './messageLog';

/** Copies the text and returns whether it worked: browsers may forbid it. */
export async function copyText(text: string, translate: (key: string) => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage({
      kind: 'success',
      key: 'messages.copied',
      text: translate('messages.copied'),
      duration: TOAST_COPIED,
    });
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    showMessage({ kind: 'error', key: 'messages.notCopied', text: translate('messages.notCopied') });
  }
}
