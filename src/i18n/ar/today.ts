import type { today as english } from '../en/today';
import type { SameKeys } from '../messages';

/** The day under the sentence of the start page. */
export const today: SameKeys<typeof english> = {
  title: 'اليوم، %{date}',
  failed: 'تعذّر تحميل اليوم.',
  onTime: 'في الوقت',
  onTimeHint: 'الأوقات الموعودة المحفوظة: %{kept} من %{measured}',
  noneMeasured: 'لم يُسلَّم شيء بعد',
  unassigned: 'غير مسندة',
  doneOf: '%{done} من %{total}',
  curve: 'المسلَّم والموعود',
  delivered: 'مسلَّمة',
  promised: 'موعودة',
  curveSummary: 'حتى %{time}: مسلَّمة %{done}، موعودة %{planned}',
  time: 'الوقت',
  asTable: 'كجدول',
  runs: 'الجولات الجارية والقادمة',
  runsHint:
    'كل الجولات معروضة |||| جولة واحدة منتهية غير معروضة |||| جولتان منتهيتان غير معروضتين |||| %{smart_count} جولات منتهية غير معروضة |||| %{smart_count} جولة منتهية غير معروضة |||| %{smart_count} جولة منتهية غير معروضة',
  noDriver: 'بلا سائق',
  allRuns: 'عرض كل الجولات (%{count})',
  fewerRuns: 'عرض جولات أقل',
  noRuns: 'لا جولة جارية أو قادمة.',
  runState: '%{name}: أُغلقت %{done} من %{total} من المحطات، %{state}',
  lateStops:
    '%{smart_count} متأخرة |||| %{smart_count} متأخرة |||| %{smart_count} متأخرة |||| %{smart_count} متأخرة |||| %{smart_count} متأخرة |||| %{smart_count} متأخرة',
  noLate: 'لا تأخير',
  behind: 'متأخرة %{span}',
  ahead: 'متقدمة %{span}',
  now: 'الآن %{time}',
  worst: 'المحطات المتأخرة',
  noWorst: 'لا محطة متأخرة.',
  lateBy: 'متأخرة %{span}',
  windowPassed: 'انتهت الفترة',
  notOnRun: 'غير مسندة',
  late: 'متأخرة',
  problems: 'متعثرة',
  open: 'مفتوحة',
  openOnBoard: 'فتح على اللوحة',
  byCdp: 'غير المسندة حسب CDP',
  allAssigned: 'كل توصيلات هذا اليوم على جولات.',
  onCall: 'المناوبون',
  nobodyOnCall: 'لا أحد مناوب.',
  next: 'يوم العمل التالي، %{date}',
  nextRuns:
    'لا جولات |||| جولة واحدة |||| جولتان |||| %{smart_count} جولات |||| %{smart_count} جولة |||| %{smart_count} جولة',
  nextUnpublished:
    '%{smart_count} غير منشورة |||| %{smart_count} غير منشورة |||| %{smart_count} غير منشورة |||| %{smart_count} غير منشورة |||| %{smart_count} غير منشورة |||| %{smart_count} غير منشورة',
  nextWithoutDriver:
    '%{smart_count} بلا سائق |||| %{smart_count} بلا سائق |||| %{smart_count} بلا سائق |||| %{smart_count} بلا سائق |||| %{smart_count} بلا سائق |||| %{smart_count} بلا سائق',
  nextUnassigned:
    '%{smart_count} غير مسندة |||| %{smart_count} غير مسندة |||| %{smart_count} غير مسندة |||| %{smart_count} غير مسندة |||| %{smart_count} غير مسندة |||| %{smart_count} غير مسندة',
  plan: 'تخطيط هذا اليوم',
  nextWithoutVehicle:
    '%{smart_count} بلا مركبة |||| %{smart_count} بلا مركبة |||| %{smart_count} بلا مركبة |||| %{smart_count} بلا مركبة |||| %{smart_count} بلا مركبة |||| %{smart_count} بلا مركبة',
  mend: { move: 'نقل', reschedule: 'إعادة الجدولة' },
  mendStop: '%{verb}: %{name}',
  legend: {
    done: 'محطات مغلقة',
    ahead: 'لم تُقطع بعد',
    late: 'فيها محطات متأخرة',
    shift: 'الوردية',
    wait: 'انتظار فتح عنوان',
    lunch: 'الغداء',
  },
  bags: {
    title: 'الأكياس حسب CDP',
    andCash: 'الأكياس والنقد حسب CDP',
    none: 'لا جولة لها أكياس في هذا اليوم.',
    expected: 'في CDP',
    inVehicle: 'في المركبة',
    delivered: 'مسلَّم',
    returned: 'مُرجع',
    missing: 'مفقود',
    closed: 'هذا اليوم مغلق.',
    openRuns:
      'بانتظار تسليم العهدة: لا جولات |||| بانتظار تسليم العهدة: جولة واحدة |||| بانتظار تسليم العهدة: جولتان |||| بانتظار تسليم العهدة: %{smart_count} جولات |||| بانتظار تسليم العهدة: %{smart_count} جولة |||| بانتظار تسليم العهدة: %{smart_count} جولة',
  },
  cash: {
    title: 'النقد حسب CDP',
    toHandOver: 'المطلوب تسليمه %{amount}',
    counted: 'المجرود %{amount}',
    drivers:
      'لم يُجرد نقدهم: لا سائقين |||| لم يُجرد نقدهم: سائق واحد |||| لم يُجرد نقدهم: سائقان |||| لم يُجرد نقدهم: %{smart_count} سائقين |||| لم يُجرد نقدهم: %{smart_count} سائقًا |||| لم يُجرد نقدهم: %{smart_count} سائق',
  },
  orders: {
    title: 'طلباتك',
    total:
      'لا طلبات اليوم |||| طلب واحد اليوم |||| طلبان اليوم |||| %{smart_count} طلبات اليوم |||| %{smart_count} طلبًا اليوم |||| %{smart_count} طلب اليوم',
    none: 'لا طلب لك في هذا اليوم.',
    unassigned: 'غير مسندة',
    waiting: 'في الصيدلية',
    on_the_way: 'في الطريق',
    delivered: 'مسلَّمة',
    not_delivered: 'لم تُسلَّم',
    pickups: 'عمليات التحميل القادمة',
    noPickups: 'لا جولة تأتي لأخذ الأكياس اليوم.',
    bags: 'لا أكياس |||| كيس واحد |||| كيسان |||| %{smart_count} أكياس |||| %{smart_count} كيسًا |||| %{smart_count} كيس',
  },
};
