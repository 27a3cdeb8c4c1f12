import type { push as english } from '../en/push';
import type { SameKeys } from '../messages';

export const push: SameKeys<typeof english> = {
  news: 'أخبار من Rx Dispatch',
  signIn: 'سجّل الدخول لقراءتها.',
  open: 'افتح لقراءتها.',
  test: 'الإشعار الفوري يعمل على هذا الجهاز.',
};
