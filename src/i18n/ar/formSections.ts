import type { SectionMessages } from '../resourceMessages';

export const formSections: SectionMessages = {
  participants: {
    identity: { title: 'الهوية', purpose: 'من يستلم التوصيلة، كما يُطبع على الملصق.' },
    contact: { title: 'الاتصال', purpose: 'كيف يصل السائق ورسائل التتبع إلى هذا الشخص.' },
    coverage: { title: 'التغطية', purpose: 'من يدفع، وأين يسكن الشخص، وهل نوصّل إليه الآن.' },
    care: { title: 'الرعاية', purpose: 'ما يجب أن يعرفه كل سائق عند الباب.' },
    restriction: {
      title: 'قيد دائم على التوصيل',
      purpose: 'متى يُسمح بالتوصيل إلى هذا الشخص: بعد وقت أو قبل وقت أو بين وقتين.',
    },
  },
  employees: {
    identity: { title: 'الهوية', purpose: 'الاسم الذي يظهر في الجولات وفي سجل التغييرات.' },
    contact: { title: 'الاتصال', purpose: 'أين يصل التوزيع إلى هذا الشخص أثناء الوردية.' },
    license: { title: 'رخصة القيادة', purpose: 'يصل تنبيه قبل انتهائها إلى من يمكنهم تعديل الموظفين.' },
    options: { title: 'الخيارات', purpose: 'ما يمكن لهذا الشخص أن يراه ويفعله في التطبيق.' },
  },
  vehicles: {
    identity: { title: 'الهوية', purpose: 'كيف تُعرف هذه المركبة.' },
    service: { title: 'الخدمة', purpose: 'كم تحمل، ومن يخطط لها، وأين تُركن.' },
  },
  vehicle_capacity_types: { identity: { title: 'السعة', purpose: 'كم طردًا تحمل مركبة من هذه الفئة.' } },
  vehicle_groups: { identity: { title: 'المجموعة', purpose: 'مركبات يخطط لها المكتب معًا.' } },
  vehicle_garages: {
    identity: { title: 'المرآب', purpose: 'من أين تخرج الجولات صباحًا وإلى أين تعود ليلًا.' },
  },
  fuel_entries: {
    fueling: { title: 'التعبئة', purpose: 'أي مركبة، ومن عبّأها، وكم كان عداد المسافة.' },
    payment: { title: 'الدفع', purpose: 'الكمية والتكلفة والإيصال.' },
  },
  inspections: {
    inspection: { title: 'الفحص', purpose: 'ما أبلغ به السائق قبل المحطة الأولى.' },
    signOff: { title: 'الاعتماد', purpose: 'من سمح للمركبة بالسير من جديد، ولماذا.' },
  },
  inspection_items: {
    identity: {
      title: 'بند الفحص',
      purpose: 'ما يفحصه السائق. العيب الحرج يُخرج المركبة من التخطيط حتى يُعتمد.',
    },
  },
  absences: {
    absence: { title: 'الغياب', purpose: 'أيام لا يمكن فيها التخطيط لسائق أو مركبة. أوقفه لإلغائه.' },
  },
  time_corrections: {
    correction: {
      title: 'التصحيح',
      purpose: 'يحل محل ساعات جولة، أو يضيف ساعات خارج الجولات. يُحتسب حين يوافق عليه شخص آخر.',
    },
  },
  cdps: {
    identity: { title: 'الهوية', purpose: 'اسم الصيدلية ولون محطاتها على اللوحة.' },
    place: { title: 'المكان', purpose: 'أين يحمّل السائقون، والمنطقة الزمنية لكل أوقات جولاتها.' },
  },
  facilities: {
    identity: { title: 'الهوية', purpose: 'اسمها ونوع الرعاية التي تقدمها.' },
    place: { title: 'المكان', purpose: 'أين تصل توصيلات المقيمين فيها.' },
    hours: {
      title: 'ساعات العمل',
      purpose: 'متى يقبل الاستقبال التوصيلات. المحطة التي تصل قرب الإغلاق أو بعده معرّضة للتأخر.',
    },
  },
  funding_sources: {
    identity: { title: 'العميل', purpose: 'من يدفع ثمن توصيلات المشاركين التابعين له.' },
    contact: { title: 'الاتصال', purpose: 'بمن يتصل المكتب، وما يطلبه هذا العميل عند الباب.' },
    recipients: {
      title: 'المستلمون',
      purpose:
        'في صفحة التتبع وبالرسائل النصية: التأكيد، ليس في المنزل، رمز البوابة، مكان آمن، وقت آخر، التقييم، إيقاف الرسائل.',
    },
  },
  price_lists: {
    identity: {
      title: 'قائمة الأسعار',
      purpose: 'أي عميل يدفع هذه الأسعار وفي أي أيام. لا يمكن أن تكون ليوم واحد قائمتان.',
    },
    prices: {
      title: 'الأسعار',
      purpose: 'لكل توصيلة ومحطة وميل وزيارة دون تسليم وكيس مُرجَع ودقيقة في العنوان بعد الدقائق المجانية.',
    },
  },
  locations: {
    identity: { title: 'الموقع', purpose: 'مكان تستخدمه المحطات والورديات كثيرًا.' },
    place: { title: 'المكان', purpose: 'أين هو، وما يجب أن يعرفه السائق عند الوصول.' },
  },
  runs: {
    identity: { title: 'الجولة', purpose: 'اسم الجولة، وCDP الذي تستخدم منطقته الزمنية.' },
    crew: { title: 'السائق والمركبة', purpose: 'السائق الأول هو الافتراضي؛ ويمكن للآخرين أن يحلوا محله.' },
    shift: {
      title: 'الوردية',
      purpose: 'البدء والانتهاء بين 7 و22؛ والوردية التي تنتهي بعد منتصف الليل يمكن أن تنتهي ليلًا.',
    },
  },
  delivery_events: {},
};
