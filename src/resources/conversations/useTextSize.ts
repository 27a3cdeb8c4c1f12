import { smsSize } from '../../domain/messages/smsSegments';
import { useT } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';

/** "182 characters, 2 messages": what a text costs. */
export function useTextSize(text: string): string {
  const translate = useT();
  const number = useNumber();
  const { segments, length } = smsSize(text);
  const size = translate('conversations.size', { smart_count: segments, segments });
  return translate('conversations.sizeNote', { length: number(length), size });
}
