import type { textFailures as english } from '../en/textFailures';

export const textFailures: typeof english = {
  unsubscribed: 'أوقف صاحب الهاتف الرسائل',
  wrongNumber: 'الرقم خاطئ',
  landline: 'هذا هاتف أرضي',
  notPermitted: 'الرسائل إلى هذا الرقم غير مسموحة',
  wrongAccount: 'حساب الخدمة غير مُعدّ لذلك',
  unreachable: 'الهاتف مغلق أو خارج التغطية',
  blocked: 'الهاتف يحظر رقمنا',
  unknownSubscriber: 'الرقم غير مستخدم',
  filtered: 'حجبتها شركة الاتصالات',
  carrier: 'لم تتمكن شركة الاتصالات من تسليمها',
  tooMany: 'رسائل كثيرة في وقت واحد',
  serviceDown: 'الخدمة لا تستجيب',
};
