import type { calendar as english } from '../en/calendar';
import type { SameKeys } from '../messages';

export const calendar: SameKeys<typeof english> = {
  title: 'التقويم',
  lead: 'من وما هو غائب. يترك التخطيط السائقين الغائبين والمركبات التي في الصيانة.',
  of: { people: 'السائقون', vehicles: 'المركبات' },
  show: 'عرض',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  today: 'هذا الشهر',
  list: 'كل الغيابات',
  add: 'إضافة غياب',
  failed: 'تعذّر تحميل التقويم.',
  empty: { people: 'لا سائق نشط.', vehicles: 'لا مركبة نشطة.' },
  name: { people: 'السائق', vehicles: 'المركبة' },
  keys: 'تنقّلك مفاتيح الأسهم من يوم إلى يوم. يفتح Enter غياب اليوم أو يضيف غيابًا.',
  short: { vacation: 'إ', sick: 'م', other: 'غ', service: 'ص' },
  weekdays: { 1: 'ن', 2: 'ث', 3: 'ر', 4: 'خ', 5: 'ج', 6: 'س', 7: 'ح' },
  legend: {
    vacation: 'إجازة',
    sick: 'مرض',
    other: 'غياب آخر',
    service: 'صيانة المركبة',
    run: 'له جولة',
    conflict: 'غائب وله جولة',
  },
  day: {
    free: '%{name}، %{day}: متاح',
    runs: '%{name}، %{day}: لا جولات |||| %{name}، %{day}: جولة واحدة |||| %{name}، %{day}: جولتان |||| %{name}، %{day}: %{smart_count} جولات |||| %{name}، %{day}: %{smart_count} جولة |||| %{name}، %{day}: %{smart_count} جولة',
    absent: '%{name}، %{day}: %{kind}',
    conflict:
      '%{name}، %{day}: %{kind} |||| %{name}، %{day}: %{kind}، وله جولة |||| %{name}، %{day}: %{kind}، وله جولتان |||| %{name}، %{day}: %{kind}، وله %{smart_count} جولات |||| %{name}، %{day}: %{kind}، وله %{smart_count} جولة |||| %{name}، %{day}: %{kind}، وله %{smart_count} جولة',
  },
  outOfService: 'عيب حرج: خارج التخطيط',
};
