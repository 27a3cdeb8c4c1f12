import type { SameKeys } from '../messages';
import type { unsaved as english } from '../en/unsaved';

export const unsaved: SameKeys<typeof english> = {
  leave: { title: 'المغادرة دون حفظ؟', go: 'المغادرة دون حفظ' },
  signOut: { title: 'تسجيل الخروج دون حفظ؟', go: 'تسجيل الخروج دون حفظ' },
  close: { title: 'الإغلاق دون حفظ؟', go: 'الإغلاق دون حفظ' },
  reload: { title: 'إعادة التحميل دون حفظ؟', go: 'إعادة التحميل دون حفظ' },
  text: 'لم تُحفظ تغييراتك، وستُفقد.',
  keep: 'متابعة التعديل',
};
