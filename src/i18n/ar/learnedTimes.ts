import type { SameKeys } from '../messages';
import type { learnedTimes as english } from '../en/learnedTimes';

export const learnedTimes: SameKeys<typeof english> = {
  lead: 'كم استغرقت الرحلات والزيارات في الأسابيع الأربعة الماضية مقارنةً بخطتها. تُصحَّح بها الخطط وأوقات الوصول المتوقع.',
  switch: 'تصحيح الخطط وأوقات الوصول بحسب القيادة الفعلية',
  switched: { on: 'تُصحَّح الخطط الآن', off: 'لم تعد الخطط تُصحَّح' },
  failed: 'تعذّر تحميل الأوقات.',
  notYet: 'لا بيانات بعد. تُحسب في أول ليلة بعد يوم قيادة.',
  learnedAt:
    'حُسبت في %{at} دون رحلات |||| حُسبت في %{at} من رحلة واحدة |||| حُسبت في %{at} من رحلتين |||| حُسبت في %{at} من %{count} رحلات |||| حُسبت في %{at} من %{count} رحلة |||| حُسبت في %{at} من %{count} رحلة',
  errors: 'من باب إلى باب كان متوسط خطأ الخطة %{before}؛ ومع التصحيح يكون %{after}.',
  cdp: 'CDP',
  hours: 'الرحلة والزيارة حسب ساعة الانطلاق',
  columns: {
    hour: 'الساعة',
    legs: 'الرحلات',
    planned: 'المخطط',
    took: 'الفعلي',
    difference: 'الفرق',
  },
  workday: 'من الاثنين إلى الجمعة، %{hour}',
  weekend: 'السبت والأحد، %{hour}',
  facilities: 'دور رعاية تطول فيها الزيارة أو تقصر',
  facility: 'دار الرعاية',
  visits: 'الزيارات',
  extra: 'الزيادة',
  noFacility: 'لا دار رعاية تختلف عن غيرها.',
  otherPlaces:
    'ولا باب آخر. |||| وباب واحد آخر. |||| وبابان آخران. |||| و%{smart_count} أبواب أخرى. |||| و%{smart_count} بابًا آخر. |||| و%{smart_count} باب آخر.',
  span: '%{minutes} د %{seconds} ث',
  wholeSpan: '%{minutes} د',
};
