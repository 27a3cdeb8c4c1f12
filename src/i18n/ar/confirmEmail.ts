import type { confirmEmail as english } from '../en/confirmEmail';
import type { SameKeys } from '../messages';

export const confirmEmail: SameKeys<typeof english> = {
  title: 'أكّد بريدك الإلكتروني الجديد',
  lead: 'تسجّل الدخول بهذا العنوان من الآن. تنتهي جلسات حسابك المفتوحة.',
  confirm: 'تأكيد البريد',
  confirming: 'جارٍ التأكيد…',
  done: 'تغيّر بريدك الإلكتروني. سجّل الدخول بالعنوان الجديد.',
  signIn: 'الذهاب إلى تسجيل الدخول',
  over: {
    title: 'هذا الرابط لا يعمل',
    text: 'استُخدم أو أُلغي أو انتهت صلاحيته. اطلب من مسؤول النظام إرساله من جديد.',
  },
  offline: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  failed: 'تعذّر تأكيد البريد الإلكتروني: %{message}',
};
