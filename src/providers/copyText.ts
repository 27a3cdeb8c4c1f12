import type { Translate } from '../i18n/messageKey';
import { TOAST_COPIED } from '../domain/time/timings';
import { showMessage } from './messageLog';

/** Copies the text and shows whether it worked: browsers may forbid it, and have no clipboard without https. */
export async function copyText(text: string, translate: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage({
      kind: 'success',
      key: 'messages.copied',
      text: translate('messages.copied'),
      duration: TOAST_COPIED,
    });
  } catch {
    showMessage({ kind: 'error', key: 'messages.notCopied', text: translate('messages.notCopied') });
  }
}
