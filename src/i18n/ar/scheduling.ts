import type { SameKeys } from '../messages';
import type { scheduling as english } from '../en/scheduling';

/** The page that plans a day: what waits, the runs that take it, and what that comes to. */
export const scheduling: SameKeys<typeof english> = {
  runs: 'الجولات',
  noRuns: 'لا جولات في هذا اليوم بعد',
  noRunsText: 'أنشئ جولات هذا اليوم من قوالبها.',
  showOver:
    'عرض الجولات المنتهية (%{smart_count}) |||| عرض الجولة المنتهية (%{smart_count}) |||| عرض الجولتين المنتهيتين (%{smart_count}) |||| عرض الجولات المنتهية (%{smart_count}) |||| عرض الجولات المنتهية (%{smart_count}) |||| عرض الجولات المنتهية (%{smart_count})',
  hideOver:
    'إخفاء الجولات المنتهية (%{smart_count}) |||| إخفاء الجولة المنتهية (%{smart_count}) |||| إخفاء الجولتين المنتهيتين (%{smart_count}) |||| إخفاء الجولات المنتهية (%{smart_count}) |||| إخفاء الجولات المنتهية (%{smart_count}) |||| إخفاء الجولات المنتهية (%{smart_count})',
  showEmpty:
    'عرض %{smart_count} جولة فارغة |||| عرض جولة فارغة |||| عرض جولتين فارغتين |||| عرض %{smart_count} جولات فارغة |||| عرض %{smart_count} جولة فارغة |||| عرض %{smart_count} جولة فارغة',
  hideEmpty:
    'إخفاء %{smart_count} جولة فارغة |||| إخفاء جولة فارغة |||| إخفاء جولتين فارغتين |||| إخفاء %{smart_count} جولات فارغة |||| إخفاء %{smart_count} جولة فارغة |||| إخفاء %{smart_count} جولة فارغة',
  allOver: 'كل جولات هذا اليوم منتهية',
  createRuns: 'إنشاء جولات هذا اليوم',
  matches: '%{part} من %{whole} من التوصيلات مطابقة',
  poolLimit:
    'تجاوز الحد الأقصى للتوصيلات غير المسندة: غير المسندة في هذا اليوم %{count}، والمسموح %{max}. أسند بعضها، أو انقلها إلى يوم آخر.',
  panes: { deliveries: 'التوصيلات', runs: 'الجولات', map: 'الخريطة' },
  pool: {
    of: '%{part} من %{whole}',
    sortBy: 'الترتيب حسب',
    sorts: {
      hardest: 'الأصعب أولًا',
      window: 'حسب الفترة',
      place: 'حسب الرمز البريدي',
      age: 'الأقدم أولًا',
      name: 'حسب الاسم',
    },
    hard: {
      noPosition: 'بلا موقع',
      narrowWindow: 'فترة ضيقة',
      rush: 'عاجل',
      driverGender: 'سائق مطلوب',
      refrigerated: 'مبرّد',
      far: 'بعيد',
      window: 'الفترة',
    },
    selectAll:
      'تحديد الكل (%{smart_count}) |||| تحديدها |||| تحديد الاثنتين |||| تحديد الكل (%{smart_count}) |||| تحديد الكل (%{smart_count}) |||| تحديد الكل (%{smart_count})',
    sortAgain: 'تغيّر شيء: رتّب من جديد',
    noMatch: 'لا توصيلة غير مسندة تطابق عوامل التصفية.',
    empty: 'لا توصيلات غير مسندة في هذا اليوم.',
    imports: 'استيراد ملف',
    inbox: 'فتح صندوق الوارد',
    waits: 'طُلبت %{age}',
  },
  card: {
    load: 'الحمولة',
    work: 'العمل',
    stops:
      'لا محطات |||| محطة واحدة |||| محطتان |||| %{smart_count} محطات |||| %{smart_count} محطة |||| %{smart_count} محطة',
    bags: 'لا أكياس |||| كيس واحد |||| كيسان |||| %{smart_count} أكياس |||| %{smart_count} كيسًا |||| %{smart_count} كيس',
    ofBags:
      'الأكياس: %{smart_count} من %{capacity} |||| الأكياس: %{smart_count} من %{capacity} |||| الأكياس: %{smart_count} من %{capacity} |||| الأكياس: %{smart_count} من %{capacity} |||| الأكياس: %{smart_count} من %{capacity} |||| الأكياس: %{smart_count} من %{capacity}',
    ofShift: '%{work} من %{shift}',
    about: 'نحو %{distance}',
    windows:
      'خارج الفترة: لا محطات |||| خارج الفترة: محطة واحدة |||| خارج الفترة: محطتان |||| خارج الفترة: %{smart_count} محطات |||| خارج الفترة: %{smart_count} محطة |||| خارج الفترة: %{smart_count} محطة',
    place: 'الترتيب %{at}',
    cheapest: 'الترتيب %{at}، الأقل تكلفة',
    foldAll: 'إغلاق الكل',
  },
  filters: {
    place: 'الرمز البريدي أو المدينة',
    client: 'العميل',
    anyClient: 'أي عميل',
    window: 'قيد الوقت',
    anyWindow: 'أي قيد أو بلا قيد',
    windows: {
      none: 'بلا قيد',
      from: 'بعد وقت',
      until: 'قبل وقت',
      between: 'بين وقتين',
    },
    needs: 'مستلمون لهم أي من هذه الاحتياجات',
  },
  summary: {
    title: 'اليوم بالأرقام',
    unassigned: 'غير مسندة',
    assigned: 'على جولات',
    runs: 'الجولات',
    drivers: 'السائقون',
    work: 'العمل',
    distance: 'المسافة',
    problems: {
      windows:
        'خارج الفترة: لا محطات |||| خارج الفترة: محطة واحدة |||| خارج الفترة: محطتان |||| خارج الفترة: %{smart_count} محطات |||| خارج الفترة: %{smart_count} محطة |||| خارج الفترة: %{smart_count} محطة',
      overtime:
        'في وقت إضافي: لا جولات |||| في وقت إضافي: جولة واحدة |||| في وقت إضافي: جولتان |||| في وقت إضافي: %{smart_count} جولات |||| في وقت إضافي: %{smart_count} جولة |||| في وقت إضافي: %{smart_count} جولة',
      noDriver:
        'بلا سائق: لا جولات |||| بلا سائق: جولة واحدة |||| بلا سائق: جولتان |||| بلا سائق: %{smart_count} جولات |||| بلا سائق: %{smart_count} جولة |||| بلا سائق: %{smart_count} جولة',
    },
  },
  map: {
    title: 'خريطة الخطة',
    show: 'إظهار الخريطة',
    hide: 'إخفاء الخريطة',
    widen: 'توسيع الخريطة',
    narrow: 'تضييق الخريطة',
  },
  commands: {
    automatic: 'الجدولة التلقائية',
    runsOfDay: 'جولات اليوم',
    newRun: 'جولة جديدة',
    publishDay: 'نشر',
    map: 'إظهار الخريطة أو إخفاؤها',
    previousDay: 'اليوم السابق',
    nextDay: 'اليوم التالي',
    imports: 'الاستيراد',
    board: 'عرض هذا اليوم على اللوحة',
  },
};
