import type { cashUp as cashUpWords, custody as custodyWords } from '../en/custody';

export const custody: typeof custodyWords = {
  lead: 'يمكن تسليم عهدة الجولة عندما يكون كل كيس مسلَّمًا، أو عائدًا إلى CDP، أو مفقودًا بسبب مذكور. يمكن إغلاق اليوم عندما تُسلَّم عهدة كل الجولات التي غادرت.',
  tableOf: 'جولات %{cdp} في %{date}',
  empty: 'لا جولات في هذا اليوم.',
  failed: 'تعذّر تحميل أكياس هذا اليوم',
  close: 'إغلاق',
  nobody: 'غير مسجل',
  reason: 'التفاصيل',
  columns: { run: 'الجولة', driver: 'السائق', bags: 'الأكياس', state: 'تسليم العهدة' },
  places: {
    expected: 'متوقع',
    inVehicle: 'في المركبة',
    delivered: 'مسلَّم',
    returned: 'مُرجع',
    missing: 'مفقود',
    notTaken: 'لم يؤخذ',
  },
  counted: {
    expected: '%{smart_count} متوقع',
    inVehicle: '%{smart_count} في المركبة',
    delivered: '%{smart_count} مسلَّم',
    returned: '%{smart_count} مُرجع',
    missing: '%{smart_count} مفقود',
  },
  answers: { returned: 'عاد إلى CDP', missing: 'مفقود' },
  states: {
    notLeft: 'لم تغادر بعد',
    missing:
      'مفقود: لا أكياس |||| مفقود: كيس واحد |||| مفقود: كيسان |||| مفقود: %{smart_count} أكياس |||| مفقود: %{smart_count} كيسًا |||| مفقود: %{smart_count} كيس',
    onRoad: 'على الطريق',
    inVehicle:
      '%{smart_count} في المركبة |||| %{smart_count} في المركبة |||| %{smart_count} في المركبة |||| %{smart_count} في المركبة |||| %{smart_count} في المركبة |||| %{smart_count} في المركبة',
    unaccounted:
      'لم يُجرد: لا أكياس |||| لم يُجرد: كيس واحد |||| لم يُجرد: كيسان |||| لم يُجرد: %{smart_count} أكياس |||| لم يُجرد: %{smart_count} كيسًا |||| لم يُجرد: %{smart_count} كيس',
    ready: 'جاهزة لتسليم العهدة',
    handedOver: 'سُلّمت عهدتها',
  },
  problems: {
    reason: 'أدخل سبب فقدان الكيس.',
    unaccounted:
      'كل الأكياس محسومة. |||| كيس واحد لم يُحسم بعد. |||| كيسان لم يُحسما بعد. |||| %{smart_count} أكياس لم تُحسم بعد. |||| %{smart_count} كيسًا لم تُحسم بعد. |||| %{smart_count} كيس لم تُحسم بعد.',
  },
  run: {
    title: 'أكياس %{run}',
    sentence:
      'كل أكياس %{run} (%{driver}) محسومة في %{cdp}. |||| كيس واحد من %{run} (%{driver}) لم يُحسم في %{cdp}. احسمه لتأكيد تسليم العهدة. |||| كيسان من %{run} (%{driver}) لم يُحسما في %{cdp}. احسمهما لتأكيد تسليم العهدة. |||| %{smart_count} أكياس من %{run} (%{driver}) لم تُحسم في %{cdp}. احسمها لتأكيد تسليم العهدة. |||| %{smart_count} كيسًا من %{run} (%{driver}) لم تُحسم في %{cdp}. احسمها لتأكيد تسليم العهدة. |||| %{smart_count} كيس من %{run} (%{driver}) لم تُحسم في %{cdp}. احسمها لتأكيد تسليم العهدة.',
    allAccounted: 'كل أكياس %{run} (%{driver}) محسومة في %{cdp}: يمكن تسليم عهدة الجولة.',
    notLeft: 'لم تغادر %{run} بعد: لا تزال أكياسها في %{cdp}.',
    closed: 'سُلّمت العهدة في %{at}؛ سجّلها %{who}.',
    changedSince:
      'لم يتغير أي كيس منذ ذلك الحين. |||| تغيّر كيس واحد منذ ذلك الحين ولم يُحسم. |||| تغيّر كيسان منذ ذلك الحين ولم يُحسما. |||| تغيّر منذ ذلك الحين ولم يُحسم: %{smart_count} أكياس. |||| تغيّر منذ ذلك الحين ولم يُحسم: %{smart_count} كيسًا. |||| تغيّر منذ ذلك الحين ولم يُحسم: %{smart_count} كيس.',
    allBack: 'كلها عادت إلى CDP',
    verb: 'تأكيد تسليم العهدة',
    keep: 'إلغاء',
    reopen: 'التراجع عن تسليم العهدة',
    done: 'سُلّمت عهدة %{run}.',
  },
  day: {
    none: 'كل جولة غادرت سُلّمت عهدتها',
    open: 'كل جولة غادرت سُلّمت عهدتها |||| جولة واحدة لم تُسلَّم عهدتها |||| جولتان لم تُسلَّم عهدتهما |||| %{smart_count} جولات لم تُسلَّم عهدتها |||| %{smart_count} جولة لم تُسلَّم عهدتها |||| %{smart_count} جولة لم تُسلَّم عهدتها',
    closed: 'أغلق %{who} اليوم في %{at}',
    title: 'إغلاق يوم %{cdp}؟',
    sentence: 'تُغلق عهدة %{cdp} في %{date}. تُفتح من جديد عند التراجع عن تسليم عهدة.',
    verb: 'إغلاق اليوم',
    keep: 'إلغاء',
  },
};

export const cashUp: typeof cashUpWords = {
  lead: 'الدفع المشترك للمحطات المسلَّمة. يسلّم السائق النقد والشيكات؛ دفعات البطاقة مسوّاة.',
  tableOf: 'الدفع المشترك لدى %{driver} لـ %{cdp}',
  empty: 'لا سائق لديه دفع مشترك في هذا اليوم.',
  failed: 'تعذّر تحميل الدفع المشترك لهذا اليوم',
  print: 'طباعة',
  deliveries:
    'لا توصيلات عليها دفع مشترك |||| توصيلة واحدة عليها دفع مشترك |||| توصيلتان عليهما دفع مشترك |||| %{smart_count} توصيلات عليها دفع مشترك |||| %{smart_count} توصيلة عليها دفع مشترك |||| %{smart_count} توصيلة عليها دفع مشترك',
  columns: {
    client: 'العميل',
    driver: 'السائق',
    counted: 'المجرود',
    expected: 'المتوقع',
    byCard: 'بالبطاقة',
    toHandOver: 'المطلوب تسليمه',
    outstanding: 'المتبقي',
  },
  noClient: 'بلا عميل',
  total: 'كل العملاء',
  allDrivers: 'كل السائقين',
  table: 'الدفع المشترك لكل سائق',
  countedDrivers:
    'جُرد %{counted} من %{smart_count} |||| جُرد %{counted} من %{smart_count} |||| جُرد %{counted} من %{smart_count} |||| جُرد %{counted} من %{smart_count} |||| جُرد %{counted} من %{smart_count} |||| جُرد %{counted} من %{smart_count}',
  showClients: 'عرض عملاء %{driver}',
  hideClients: 'إخفاء عملاء %{driver}',
  counted: 'مجرود',
  exact: 'مطابق',
  notCounted: 'لم يُجرد بعد',
  countedBy: 'جرده %{who} في %{at}',
  signature: 'توقيع السائق',
  problems: { reason: 'أدخل سبب الفرق.' },
  dialog: {
    title: 'جرد نقد %{driver} لـ %{cdp}',
    sentence: 'على %{driver} لـ %{cdp} نقدًا وشيكات %{amount} عن %{date}. يُسجَّل جردك باسمك.',
    outstanding: 'المتبقي على توصيلات غير منتهية: %{amount}.',
    counted: 'المبلغ المجرود',
    reason: 'سبب الفرق',
    shortBy: 'النقص %{amount}',
    overBy: 'الزيادة %{amount}',
    verb: 'جرد النقد',
    correct: 'تصحيح الجرد',
    keep: 'إلغاء',
    done: 'جُرد نقد %{driver}.',
  },
};
