import type { accessLog as english } from '../en/accessLog';
import type { SameKeys } from '../messages';

export const accessLog: SameKeys<typeof english> = {
  title: 'سجل الدخول',
  lead: 'مرات الدخول الفاشلة وروابط كلمات المرور وتغييرات البريد والدخول المرفوض. لا يمكن تعديل هذا السجل.',
  columns: { at: 'متى', account: 'الحساب', from: 'من أين', device: 'الجهاز', what: 'ما حدث' },
  kind: 'عرض',
  account: 'الحساب',
  kinds: {
    signInFailed: 'فشل تسجيل الدخول',
    lockedOut: 'قُفل بعد مرات دخول فاشلة',
    refused: 'رُفض الدخول',
    passwordLinkAsked: 'طُلب رابط كلمة المرور',
    passwordLinkUsed: 'عُيّنت كلمة المرور بالرابط',
    emailChangeAsked: 'أُدخل بريد جديد',
    emailChanged: 'تغيّر البريد',
    secondStepFailed: 'فشلت الخطوة الثانية',
    recoveryCodeUsed: 'استُخدم رمز استرداد',
    factorAdded: 'أُضيف عامل ثانٍ',
    factorRemoved: 'أُزيل عامل ثانٍ',
    factorsReset: 'أُعيد ضبط العامل الثاني',
  },
  reasons: {
    wrongCredentials: 'البريد أو كلمة المرور غير صحيحة',
    blocked: 'الحساب محظور أو معطّل',
    driverOnWeb: 'حاول سائق استخدام تطبيق الويب',
    wrongCode: 'رمز خاطئ وكلمة مرور صحيحة',
    usedCode: 'استُخدم الرمز من قبل',
    wrongRecoveryCode: 'رمز استرداد خاطئ وكلمة مرور صحيحة',
    wrongPasskey: 'مفتاح مرور خاطئ وكلمة مرور صحيحة',
    totp: 'تطبيق المصادقة',
    passkey: 'مفتاح المرور',
    wrongSignature: 'توقيع خاطئ: لم ترسله خدمة الهاتف',
    flood: 'أكثر من أن تُسرد: عُدّت معًا',
  },
  unknown: 'بريد غير معروف %{mark}',
  many: 'عدة حسابات',
  by: 'بواسطة %{name}',
  repeats:
    'دون تكرار |||| مرة أخرى في هذه الدقيقة |||| مرتين أخريين في هذه الدقيقة |||| %{smart_count} مرات أخرى في هذه الدقيقة |||| %{smart_count} مرة أخرى في هذه الدقيقة |||| %{smart_count} مرة أخرى في هذه الدقيقة',
  empty: 'لا دخول فاشل ولا دخول مرفوض حتى الآن.',
};
