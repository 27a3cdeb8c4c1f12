import type { SameKeys } from '../messages';
import type { views as english } from '../en/views';

/** Views of the board that a person keeps. */
export const views: SameKeys<typeof english> = {
  title: 'طرق العرض',
  none: 'لا طرق عرض محفوظة بعد',
  isDefault: 'تُفتح اللوحة بها',
  saveAs: 'حفظ طريقة العرض هذه…',
  manage: 'إدارة طرق العرض…',
  saveTitle: 'حفظ طريقة العرض هذه',
  saveSentence: 'تُحفظ لك عوامل التصفية والتخطيط والترتيب بهذا الاسم. لا يُحفظ نص البحث.',
  name: 'اسم طريقة العرض',
  makeDefault: 'فتح اللوحة بها',
  replaces: 'توجد طريقة عرض بهذا الاسم: سيتم استبدالها.',
  full: 'لديك %{count} من طرق العرض، وهو الحد الأقصى. احذف واحدة أولًا.',
  save: 'حفظ طريقة العرض',
  replace: 'استبدال طريقة العرض',
  cancel: 'إلغاء',
  manageTitle: 'إدارة طرق العرض',
  manageSentence: 'تُفتح اللوحة بالمختارة. أنت وحدك ترى طرق عرضك.',
  opensWith: 'تُفتح اللوحة بـ',
  openWith: 'فتح اللوحة بـ %{name}',
  noDefault: 'فتح اللوحة بلا طريقة عرض',
  remove: 'حذف طريقة العرض %{name}',
  needsName: 'طريقة العرض تحتاج إلى اسم.',
  nameTaken: 'لطريقة عرض أخرى هذا الاسم.',
  saveChanges: 'حفظ التغييرات',
};
