import type { SameKeys } from '../messages';
import type { password as english } from '../en/password';
import { passwordStrength } from './passwordStrength';

export const password: SameKeys<typeof english> = {
  title: 'اختر كلمة المرور',
  lead: 'لحسابك في Rx Dispatch.',
  firstLead: 'هذا أول دخول لك: اختر كلمة مرور لا يعرفها غيرك، ثم سجّل الدخول بها.',
  oldPassword: 'كلمة المرور الحالية',
  oldHint: 'التي سجّلت الدخول بها للتو.',
  password: 'كلمة المرور الجديدة',
  confirmation: 'كرّر كلمة المرور الجديدة',
  rules: 'كلمة المرور الجيدة فيها',
  met: 'متوفر',
  missing: 'ناقص',
  strength: passwordStrength,
  save: 'حفظ كلمة المرور',
  saving: 'جارٍ الحفظ…',
  saved: 'تغيّرت كلمة المرور. يمكنك تسجيل الدخول بها الآن.',
  savedMobile: 'تغيّرت كلمة المرور.',
  linkOver: {
    title: 'لم يعد هذا الرابط يعمل',
    text: 'استُخدم من قبل أو انتهت صلاحيته أو أُرسل رابط أحدث. اطلب رابطًا جديدًا من صفحة تسجيل الدخول.',
    back: 'الذهاب إلى تسجيل الدخول',
  },
  offline: 'تعذّر الوصول إلى الخادم. لم تتغيّر كلمة المرور؛ حاول مرة أخرى بعد قليل.',
  tooMany: 'محاولات كثيرة جدًا بكلمة مرور خاطئة. حاول مرة أخرى بعد بضع دقائق.',
  fields: 'راجع الحقول أدناه.',
  failed: 'تعذّر تغيير كلمة المرور: %{message}',
};
