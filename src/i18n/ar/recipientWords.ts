import type { SameKeys } from '../messages';
import type { recipientValues as englishValues, recipientWords as english } from '../en/recipientWords';

/** A left-to-right mark is before each phone number: without it its groups of digits change places. */
export const recipientWords: SameKeys<typeof english> = {
  orderReceived: {
    sms: '{pharmacy}: استلمنا طلبك يا {first_name}. التوصيل يوم {date}، {when}. لإيقاف الرسائل أرسل STOP.',
    subject: 'استلمنا طلبك',
    email:
      'مرحبًا {first_name}،\n\nاستلمت {pharmacy} طلبك. التوصيل يوم {date}، {when}.\n\nلديك أسئلة؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. استلمنا طلبك. التوصيل يوم {date}، {when}. لديك أسئلة؟ اتصل بالرقم {phone}. شكرًا لك.',
  },
  reminder: {
    sms: '{pharmacy}: موعد {what} غدًا، {when}. يرجى أن يكون أحد في المنزل. التفاصيل: {link} لإيقاف الرسائل أرسل STOP.',
    subject: 'موعد {what} غدًا',
    email:
      'مرحبًا {first_name}،\n\nموعد {what} من {pharmacy} غدًا، {date}، {when}. يرجى أن يكون أحد في المنزل.\n\nللمتابعة:\n\n{link}\n\nلديك أسئلة؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. موعد {what} غدًا، {when}. يرجى أن يكون أحد في المنزل. لديك أسئلة؟ اتصل بالرقم {phone}. شكرًا لك.',
  },
  outForDelivery: {
    sms: '{pharmacy}: انطلق السائق من أجل {what}. الوصول المتوقع {when}. للمتابعة: {link} لإيقاف الرسائل أرسل STOP.',
    subject: 'السائق في الطريق: {what}',
    email:
      'مرحبًا {first_name}،\n\nانطلق سائق {pharmacy} من أجل {what}. الوصول المتوقع {when}.\n\nللمتابعة:\n\n{link}\n\nلديك أسئلة؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. انطلق السائق من أجل {what}. الوصول المتوقع {when}. لديك أسئلة؟ اتصل بالرقم {phone}. شكرًا لك.',
  },
  next: {
    sms: '{pharmacy}: أنت المحطة التالية يا {first_name}. يصل السائق {when}. الخريطة: {link}',
    subject: 'أنت المحطة التالية',
    email:
      'مرحبًا {first_name}،\n\nأنت المحطة التالية. يصل السائق {when}.\n\nلمعرفة مكان السائق:\n\n{link}\n\nلديك أسئلة؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. أنت المحطة التالية. يصل السائق {when}. شكرًا لك.',
  },
  arrived: {
    sms: '{pharmacy}: السائق عند عنوانك من أجل {what}. لا يمكنك فتح الباب؟ اتصل بالرقم \u200e{phone}.',
    subject: 'السائق عند عنوانك',
    email:
      'مرحبًا {first_name}،\n\nسائق {pharmacy} عند عنوانك من أجل {what}. لا يمكنك فتح الباب؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. السائق عند عنوانك من أجل {what}. لا يمكنك فتح الباب؟ اتصل بالرقم {phone}.',
  },
  delivered: {
    sms: '{pharmacy}: اكتمل {what}. الوقت والإثبات: {link} هناك خطأ؟ اتصل بالرقم \u200e{phone}.',
    subject: 'اكتمل {what}',
    email:
      'مرحبًا {first_name}،\n\nاكتمل {what} من {pharmacy}. لمعرفة الوقت:\n\n{link}\n\nهناك خطأ؟ اتصل بالرقم \u200e{phone}.',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. اكتمل {what}. هناك خطأ؟ اتصل بالرقم {phone}. شكرًا لك.',
  },
  attemptFailed: {
    sms: '{pharmacy}: لم نتمكن من {what} يوم {date}. لاختيار وقت آخر اتصل بالرقم \u200e{phone}. التفاصيل: {link}',
    subject: 'لم نتمكن من {what}',
    email:
      'مرحبًا {first_name}،\n\nلم نتمكن من {what} يوم {date}. لاختيار وقت آخر اتصل بالرقم \u200e{phone}.\n\nالتفاصيل:\n\n{link}',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. لم نتمكن من {what} يوم {date}. لاختيار وقت آخر يرجى الاتصال بالرقم {phone}. شكرًا لك.',
  },
  rescheduled: {
    sms: '{pharmacy}: تغيّر موعد {what}: {date}، {when}. لا يناسبك؟ اتصل بالرقم \u200e{phone}. للمتابعة: {link}',
    subject: 'تغيّر موعد {what}',
    email:
      'مرحبًا {first_name}،\n\nتغيّر موعد {what} من {pharmacy}: {date}، {when}.\n\nلا يناسبك؟ اتصل بالرقم \u200e{phone}.\n\nللمتابعة:\n\n{link}',
    voice:
      'مرحبًا. هنا {pharmacy}، والمكالمة إلى {first_name}. تغيّر موعد {what}: {date}، {when}. لا يناسبك؟ اتصل بالرقم {phone}. شكرًا لك.',
  },
};

/** Whole phrases, masculine: Arabic writes "your" at the end of the noun, so a sentence cannot put it before. */
export const recipientValues: SameKeys<typeof englishValues> = {
  delivery: 'توصيل طلبك',
  deliveries: 'توصيل طلباتك (العدد: %{count})',
  collect: 'أخذ الطرد منك',
  between: 'بين %{from} و%{to}',
  after: 'بعد %{from}',
  before: 'قبل %{to}',
  anyTime: 'خلال اليوم',
};
