import type { SameKeys } from '../messages';
import type { runs as english } from '../en/runs';

export const runs: SameKeys<typeof english> = {
  next: 'التالية: %{shifts}',
  noNext: 'لا ورديات قادمة: تحقق من التواريخ والأيام وأيام التعليق.',
  calendar: {
    title: 'التقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    runs: 'وردية',
    suspended: 'معلّقة',
    none: 'بلا وردية',
  },
  notices: {
    overnight: 'هذه الوردية تتجاوز منتصف الليل: تنتهي %{end} صباح اليوم التالي.',
    longShift: 'مدة هذه الوردية أكثر من %{limit} ساعات (%{hours} س).',
    lunch: 'تكفي لاستراحة غداء (4 ساعات أو أكثر).',
    noLunch: 'قصيرة على استراحة غداء، فهي تحتاج إلى وردية من 4 ساعات على الأقل.',
  },
  zone: 'كل الأوقات بالمنطقة الزمنية لـ CDP، %{zone}.',
  settings: {
    crew: 'العملاء والمرائب',
    crewPurpose: 'لمن تأخذ هذه الجولة توصيلات، ومن أين تخرج المركبة وإلى أين تعود.',
    suspensions: 'التعليق',
    suspensionsPurpose: 'أيام لا تعمل فيها الجولة، حتى إن كانت لها وردية.',
    none: 'بلا تعليق.',
    add: 'إضافة تعليق للجولة',
    remove: 'إزالة تعليق الجولة %{number}',
    start: 'اليوم الأول',
    end: 'اليوم الأخير',
    reason: 'السبب',
    number: 'تعليق الجولة %{number}',
  },
  daily: {
    title: 'الأوقات اليومية',
    purpose: 'أوقات الجولة %{times}. حدّد أوقاتًا خاصة لأيام الأسبوع المختلفة.',
    own: 'أوقات خاصة',
    ownOf: 'أوقات خاصة يوم %{day}',
    start: 'البداية يوم %{day}',
    end: 'النهاية يوم %{day}',
    asRun: 'مثل الجولة: %{times}',
  },
  weekdays: {
    1: 'الاثنين',
    2: 'الثلاثاء',
    3: 'الأربعاء',
    4: 'الخميس',
    5: 'الجمعة',
    6: 'السبت',
    7: 'الأحد',
  },
};
