import type { firstAdministrator as english } from '../en/firstAdministrator';
import type { SameKeys } from '../messages';
import { passwordStrength } from './passwordStrength';

export const firstAdministrator: SameKeys<typeof english> = {
  title: 'إنشاء مسؤول النظام الأول',
  lead: 'لهذا الحساب كل الصلاحيات وينشئ الحسابات الأخرى. يعمل الرابط مرة واحدة.',
  email: 'البريد الإلكتروني',
  fullName: 'الاسم الكامل',
  password: 'كلمة المرور',
  confirmation: 'كرّر كلمة المرور',
  rules: 'كلمة المرور الجيدة فيها',
  met: 'متوفر',
  missing: 'ناقص',
  strength: passwordStrength,
  create: 'إنشاء مسؤول النظام',
  creating: 'جارٍ الإنشاء…',
  nameRequired: 'أدخل الاسم الكامل.',
  nameTooLong: '120 حرفًا على الأكثر.',
  emailTooLong: '254 حرفًا على الأكثر.',
  linkOver: {
    title: 'لم يعد هذا الرابط يعمل',
    text: 'يوجد مسؤول نظام بالفعل أو أُعيد تشغيل الخادم. إن أُعيد تشغيله فافتح آخر رابط طبعه.',
    back: 'الذهاب إلى تسجيل الدخول',
  },
  offline: 'تعذّر الوصول إلى الخادم. لم يُنشأ شيء؛ حاول مرة أخرى بعد قليل.',
  tooMany: 'محاولات كثيرة جدًا. انتظر دقيقة وحاول مرة أخرى.',
  fields: 'راجع الحقول أدناه.',
  failed: 'تعذّر إنشاء مسؤول النظام: %{message}',
};
