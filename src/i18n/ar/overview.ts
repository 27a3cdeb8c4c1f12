import type { SameKeys } from '../messages';
import type { overview as english } from '../en/overview';

export const overview: SameKeys<typeof english> = {
  today: 'اليوم',
  tomorrow: 'غدًا',
  yesterday: 'أمس',
  failed: 'تعذّر تحميل اليوم.',
  nextDelivery: 'التوصيلة التالية',
  noNextDelivery: 'لا توصيلة مخططة.',
  laterDeliveries: 'لاحقًا',
  moreOpen:
    'لا توصيلات أخرى مفتوحة |||| توصيلة أخرى مفتوحة |||| توصيلتان أخريان مفتوحتان |||| %{smart_count} توصيلات أخرى مفتوحة |||| %{smart_count} توصيلة أخرى مفتوحة |||| %{smart_count} توصيلة أخرى مفتوحة',
  lastDelivery: 'آخر توصيلة',
  noLastDelivery: 'لا توصيلة بعد.',
  nextDeliveries: 'التوصيلات التالية',
  eta: 'الوصول المتوقع %{time}',
  window: 'الفترة %{window}',
  after: 'بعد %{time}',
  before: 'قبل %{time}',
  unassigned: 'غير مسندة',
  noDriver: 'بلا سائق',
  openOnBoard: 'فتح على اللوحة',
  proof: 'إثبات التسليم',
  residents:
    'لا مقيمين |||| مقيم واحد |||| مقيمان |||| %{smart_count} مقيمين |||| %{smart_count} مقيمًا |||| %{smart_count} مقيم',
  runsToday: 'جولات اليوم',
  noRunToday: 'لا جولة اليوم.',
  stopsClosed: 'أُغلقت %{closed} من %{stops} من المحطات',
  noStops: 'بلا محطات',
  nextShifts: 'الورديات التالية',
  noNextShift: 'لا وردية لاحقة مخططة.',
  nextDates: 'التواريخ التالية',
  map: 'الخريطة: %{name}',
};
