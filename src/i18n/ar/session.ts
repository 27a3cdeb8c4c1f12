import type { SameKeys } from '../messages';
import type { session as english } from '../en/session';

export const session: SameKeys<typeof english> = {
  password: {
    change: 'تغيير كلمة المرور',
    daysLeft:
      'يجب تغيير كلمة المرور اليوم. |||| يجب تغيير كلمة المرور اليوم. |||| يجب تغيير كلمة المرور خلال يومين. |||| يجب تغيير كلمة المرور خلال %{smart_count} أيام. |||| يجب تغيير كلمة المرور خلال %{smart_count} يومًا. |||| يجب تغيير كلمة المرور خلال %{smart_count} يوم.',
    later: 'لاحقًا',
  },
  measures: {
    24: '24 ساعة (14:05)',
    12: '12 ساعة (\u20662:05 PM\u2069)',
    mdy: '11/20/2026',
    dmy: '20/11/2026',
    ymd: '2026-11-20',
    mi: 'أميال',
    km: 'كيلومترات',
  },
  idle: {
    title: 'هل ما زلت هنا؟',
    text: 'يُسجّل خروجك بعد %{seconds} ث لعدم النشاط. يبقى ما كتبته في هذه الصفحة حتى تسجّل الدخول من جديد.',
    stay: 'البقاء في الجلسة',
    leave: 'تسجيل الخروج',
  },
};
