import type { SameKeys } from '../messages';
import type { typedLot as english } from '../en/typedLot';

export const typedLot: SameKeys<typeof english> = {
  name: 'طلبات مكتوبة',
  lead: 'اكتب الطلبات أو ألصقها. يعمل الجدول كجدول بيانات: تتنقّل بالأسهم وEnter وTab، ويعدّل F2، وCtrl+C للنسخ وCtrl+V للصق وCtrl+Z للتراجع. يُحفظ كمسودة تلقائيًا.',
  leadNarrow: 'اكتب الطلبات، لكل منها نموذج. تُحفظ كمسودة تلقائيًا.',
  grid: 'طلبات الدفعة',
  row: 'الصف',
  cell: '%{column}، الصف %{row}',
  tools: 'أدوات الجدول',
  findPerson: 'البحث عن مستلم',
  insertRow: 'إدراج صف',
  removeRow: 'إزالة الصف',
  undo: 'تراجع',
  redo: 'إعادة',
  nextOrder: 'الطلب التالي',
  count:
    'لا طلبات |||| طلب واحد |||| طلبان |||| %{smart_count} طلبات |||| %{smart_count} طلبًا |||| %{smart_count} طلب',
  wrongRows:
    'لا صفوف فيها أخطاء |||| صف واحد فيه أخطاء |||| صفان فيهما أخطاء |||| %{smart_count} صفوف فيها أخطاء |||| %{smart_count} صفًا فيها أخطاء |||| %{smart_count} صف فيها أخطاء',
  problems:
    'لا أخطاء |||| خطأ واحد |||| خطآن |||| %{smart_count} أخطاء |||| %{smart_count} خطأً |||| %{smart_count} خطأ',
  check: 'التحقق من الدفعة',
  download: 'تنزيل CSV',
  find: {
    title: 'البحث عن مستلم للصف %{row}',
    verb: 'تعبئة الصف',
    keep: 'إلغاء',
  },
  tooMany:
    'تتسع الدفعة المكتوبة لـ %{max} صف على الأكثر وفي هذه %{count}: لم تُحفظ تغييراتها الأخيرة. أزل صفوفًا، أو نزّلها ملفًا وارفعه.',
  saving: {
    empty: 'لم يُكتب شيء بعد',
    needsTerms: 'لم يُحفظ بعد: اختر العميل وCDP وتاريخ التوصيل',
    unsaved: 'ستُحفظ التغييرات حالًا',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظ كمسودة',
    failed: 'لم يُحفظ: %{why}',
    retry: 'إعادة المحاولة',
    conflict: 'غيّر %{who} هذا الصف في هذه الأثناء. أصبح فيه:',
    somebody: 'شخص ما',
    keepMine: 'الإبقاء على ما عندي',
    takeTheirs: 'أخذ ما عند الآخر',
  },
};
