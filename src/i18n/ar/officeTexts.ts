import type { SameKeys } from '../messages';
import type { officeTexts as english } from '../en/officeTexts';

export const officeTexts: SameKeys<typeof english> = {
  begin: {
    callUs: 'مرحبًا %{name}، هنا %{pharmacy}. يرجى الاتصال بنا على الرقم %{phone} بشأن توصيلتك.',
    whenHome:
      'مرحبًا %{name}، هنا %{pharmacy}. لم نتمكن من تسليم توصيلتك. متى تكون في المنزل؟ يرجى الرد على هذه الرسالة.',
    confirm:
      'مرحبًا %{name}، هنا %{pharmacy}. توصيلتك مجدولة: %{window}. أرسل C للتأكيد أو R لاختيار وقت آخر.',
    address: 'مرحبًا %{name}، هنا %{pharmacy}. يرجى إرسال عنوانك الحالي ورمز البوابة إن وُجد.',
  },
  answer: {
    looking: 'شكرًا لك. نبحث في الأمر وسنعود إليك.',
    onTheWay: 'توصيلتك في الطريق وتصل اليوم.',
    call: 'يرجى الاتصال بنا حتى نساعدك.',
    done: 'تم. شكرًا لك.',
  },
};
