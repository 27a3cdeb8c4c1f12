import type { SameKeys } from '../messages';
import type { orders as english } from '../en/orders';

export const orders: SameKeys<typeof english> = {
  fullName: 'اكتب الاسم الأول واسم العائلة',
  unknownFlag: 'استخدم هذه العلامات فقط: %{flags}',
  addressUnreadable: 'اكتب الشارع والرقم والمدينة والولاية والرمز البريدي',
  zipMissing: 'الرمز البريدي ناقص',
  zipUnknown: 'لا يوجد رمز بريدي %{zipcode}',
  zipElsewhere: 'الرمز البريدي %{zipcode} في %{state}',
  streetMissing: 'اكتب رقم المنزل والشارع',
  unitTooLong: 'الوحدة من %{max} حرفًا على الأكثر',
  stateUnknown: '«%{text}» ليست ولاية',
  placeholder: '«%{text}» نص بديل: اكتب القيمة',
  dateForNumber: '«%{text}» تاريخ: اكتب رقم الطلب',
  unknownClient: 'لا عميل تبدأ رموزه بـ %{letters}',
  otherPerson: 'رمز العميل هذا لشخص باسم آخر',
  twiceInFile: 'رقم الطلب مستخدم بالفعل في السطر %{line}',
};
