import type { SameKeys } from '../messages';
import type { states as english } from '../en/states';

export const states: SameKeys<typeof english> = {
  eventStatus: {
    copayment: 'الدفع المشترك',
    scheduled: 'مجدولة',
    inProgress: 'قيد التنفيذ',
    attempted: 'جرت محاولة',
    successful: 'مسلَّمة',
    rescheduled: 'معاد جدولتها',
    rejected: 'مرفوضة',
    canceled: 'ملغاة',
    pickedUp: 'محمّلة',
    missing: 'مفقودة',
    damaged: 'تالفة',
    failed: 'متعذّرة',
    collected: 'تم جمعها',
    returned: 'مُرجعة',
    unknown: 'حالة غير معروفة',
  },
  eventType: {
    pullOut: 'الخروج من المرآب',
    pickUp: 'التحميل من الصيدلية',
    delivery: 'توصيلة',
    startLunch: 'بدء الغداء',
    finishLunch: 'نهاية الغداء',
    return: 'إرجاع',
    pullIn: 'العودة إلى المرآب',
    collect: 'موعد جمع',
    unknown: 'محطة غير معروفة',
  },
  stopRole: {
    tripBack: 'العودة إلى CDP لأخذ كيس',
    give: 'لقاء: تسليم أكياس',
    take: 'لقاء: أخذ أكياس',
  },
  manifestStatus: {
    created: 'أُنشئت',
    scheduled: 'مجدولة',
    running: 'جارية',
    done: 'منتهية',
    incomplete: 'غير مكتملة',
    stalled: 'متوقفة',
    unknown: 'حالة غير معروفة',
  },
};
