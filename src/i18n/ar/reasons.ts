import type { reasons as english } from '../en/reasons';

export const reasons: typeof english = {
  1: 'لا أحد في المنزل',
  2: 'عنوان خاطئ',
  3: 'رفضها المستلم',
  4: 'سبب آخر',
  5: 'دار الرعاية مغلقة',
  6: 'التسليم غير آمن',
  7: 'لم يُدفع الدفع المشترك',
  8: 'طلب يومًا آخر',
};
