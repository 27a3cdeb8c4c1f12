import type { textReplies as english } from '../en/textReplies';

/** A left-to-right mark is before each phone number: without it its groups of digits change places. */
export const textReplies: typeof english = {
  help: 'توصيلات Rx: أرسل C للتأكيد، أو R لتغيير الوقت. للمساعدة اتصل بالرقم \u200e%{phone}. لإيقاف الرسائل أرسل STOP.',
  started: 'ستصلك رسائل توصيلاتك من جديد. لإيقاف الرسائل أرسل STOP.',
  confirmed: 'شكرًا لك. توصيلتك مؤكدة: %{window}.',
  which: 'أي توصيلة؟ أرسل رقمها.',
  choice: '%{number}: %{window}',
  choiceFor: '%{number}: %{window}، %{name}',
  windows: 'لوقت آخر أرسل أحد الأرقام، أو اتصل بالرقم \u200e%{phone}.',
  noWindows: 'لا يوجد وقت آخر متاح بالرسائل. يرجى الاتصال بالرقم \u200e%{phone}.',
  moved: 'تم. وقتك الجديد: %{window}.',
  notPossible: 'لم يعد هذا ممكنًا. يرجى الاتصال بالرقم \u200e%{phone}.',
  askAgain: 'يرجى إرسال أحد الأرقام، أو الاتصال بالرقم \u200e%{phone}.',
  noDriver: 'لا يوجد سائق في الطريق إلى هذا الرقم. يرجى الاتصال بصيدليتك.',
  noDelivery: 'لم نجد توصيلة مفتوحة لهذا الرقم. سنقرأ رسالتك.',
};
