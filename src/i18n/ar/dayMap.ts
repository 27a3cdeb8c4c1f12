import type { dayMap as english } from '../en/dayMap';
import type { SameKeys } from '../messages';

/** The day on the map, beside the runs and in its own window. */
export const dayMap: SameKeys<typeof english> = {
  label: 'خريطة اليوم',
  run: 'الجولة %{name}',
  closeRun: 'إغلاق الجولة',
  progress: 'تم %{done} من %{total} من المحطات',
  dropOnLine: 'أفلتها على خط جولة.',
  resize: 'تغيير عرض الخريطة',
  show: 'الإظهار على الخريطة',
  window: {
    open: 'الخريطة في نافذة مستقلة',
    title: 'خريطة %{date}',
    stops: 'لا محطات |||| محطة واحدة |||| محطتان |||| %{count} محطات |||| %{count} محطة |||| %{count} محطة',
    blocked: 'حظر المتصفح نافذة الخريطة. اسمح بالنوافذ المنبثقة لهذه الصفحة وحاول مرة أخرى.',
    silent: 'نافذة الخريطة لا تستجيب. أغلقها وافتحها من جديد.',
  },
  play: 'إعادة العرض',
  playBack: 'الجولة %{name}، إعادة عرض',
  stopPlaying: 'العودة إلى الآن',
  start: 'تشغيل',
  pause: 'إيقاف مؤقت',
  moment: 'الوقت من اليوم',
  nothingYet: 'لم تُنجز محطة بعد.',
  noTrack: 'لم ترسل مركبة هذه الجولة مواقع بعد.',
  trackComes: 'جارٍ تحميل مسار المركبة…',
  trackFailed: 'تعذّر تحميل مسار المركبة.',
  again: 'إعادة المحاولة',
};
