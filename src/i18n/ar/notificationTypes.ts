import type { AllNotificationWords } from '../notificationWords';

/** What is told of each type: written by the server, in the reader's language. Addresses are isolated: they read left to right. */
export const notificationTypes: AllNotificationWords = {
  delivery_failed: {
    name: 'توصيلة متعذّرة',
    title: 'توصيلة متعذّرة على %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069: %{reason}. المحاولة %{no_try}، %{delivered_datetime}.',
    many: 'توصيلات متعذّرة على %{run}: %{count}',
  },
  delivery_rejected: {
    name: 'توصيلة مرفوضة',
    title: 'توصيلة مرفوضة على %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069: %{reason}. المحاولة %{no_try}، %{delivered_datetime}.',
    many: 'توصيلات مرفوضة على %{run}: %{count}',
  },
  delivery_missing: {
    name: 'توصيلة مفقودة',
    title: 'توصيلة مفقودة على %{run}',
    body: '%{tracking_number} إلى %{participant_name} مفقودة. %{driver_name}، %{delivered_datetime}.',
    many: 'توصيلات مفقودة على %{run}: %{count}',
  },
  delivery_damaged: {
    name: 'توصيلة تالفة',
    title: 'توصيلة تالفة على %{run}',
    body: '%{tracking_number} إلى %{participant_name} تالفة. %{driver_name}، %{delivered_datetime}.',
    many: 'توصيلات تالفة على %{run}: %{count}',
  },
  delivery_attempted: {
    name: 'محاولة تسليم',
    title: 'محاولة تسليم على %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069. المحاولة %{no_try}، %{delivered_datetime}.',
    many: 'محاولات تسليم على %{run}: %{count}',
  },
  stop_late: {
    name: 'محطة متأخرة',
    title: 'محطة متأخرة على %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069: الوصول المتوقع %{time}.',
    many: 'محطات متأخرة على %{run}: %{count}',
  },
  stop_at_risk: {
    name: 'محطة معرّضة للتأخر',
    title: 'محطة معرّضة للتأخر على %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069: الوصول المتوقع %{time}.',
    many: 'محطات معرّضة للتأخر على %{run}: %{count}',
  },
  left_without_status: {
    name: 'غادرت المركبة محطة بلا حالة',
    title: 'غادرت المركبة محطة بلا حالة: %{run}',
    body: 'غادر %{driver_name} \u2066%{address}\u2069. لم يُسجَّل شيء هناك.',
    many: 'محطات غودرت بلا حالة على %{run}: %{count}',
  },
  stop_moved: {
    name: 'نُقلت محطة على الجولة المفتوحة لديك',
    title: 'نُقلت محطة: %{run}',
    body: 'نقل %{employee_name} %{participant_name}، \u2066%{address}\u2069.',
    many: 'محطات نُقلت على %{run}: %{count}',
  },
  add_on_assigned: {
    name: 'أُسندت توصيلة إضافية',
    title: 'أُسندت توصيلة إضافية إلى %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069.',
    many: 'توصيلات إضافية أُسندت إلى %{run}: %{count}',
  },
  issue_assigned: {
    name: 'أُسندت إليك مشكلة',
    title: 'أُسندت إليك مشكلة: %{run}',
    body: 'أسند إليك %{employee_name} %{participant_name}، \u2066%{address}\u2069.',
    many: 'مشكلات أُسندت إليك على %{run}: %{count}',
  },
  recipient_not_home: {
    name: 'المستلم لن يكون في المنزل',
    title: 'المستلم لن يكون في المنزل: %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069. %{text}',
    many: 'مستلمون لن يكونوا في المنزل على %{run}: %{count}',
  },
  recipient_wants_call: {
    name: 'المستلم يطلب مكالمة',
    title: 'المستلم يطلب مكالمة: %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069. %{text}',
    many: 'مستلمون يطلبون مكالمة على %{run}: %{count}',
  },
  recipient_chose_time: {
    name: 'اختار المستلم وقتًا آخر',
    title: 'اختار المستلم وقتًا آخر: %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069. الوقت الجديد على المحطة.',
    many: 'مستلمون اختاروا وقتًا آخر على %{run}: %{count}',
  },
  recipient_unhappy: {
    name: 'تقييم ضعيف',
    title: 'تقييم ضعيف: %{run}',
    body: '%{participant_name}، \u2066%{address}\u2069. %{text}',
    many: 'تقييمات ضعيفة على %{run}: %{count}',
  },
  run_started: {
    name: 'بدأت الجولة',
    title: 'بدأت %{run}',
    body: '%{driver_name}، %{vehicle_name}.',
  },
  run_finished: {
    name: 'انتهت الجولة',
    title: 'انتهت %{run}',
    body: 'لم تبقَ لدى %{driver_name} محطة مفتوحة.',
  },
  driver_silent: {
    name: 'لا أخبار من سائق',
    title: 'لا أخبار من %{driver_name}',
    body: '%{run}: لا أخبار منذ %{minutes} د.',
  },
  vehicle_stopped: {
    name: 'مركبة متوقفة مدة طويلة',
    title: 'مركبة متوقفة: %{run}',
    body: '%{driver_name}، %{vehicle_name}: لم تتحرك منذ %{minutes} د، بعيدًا عن أي محطة.',
  },
  vehicle_too_fast: {
    name: 'مركبة مسرعة',
    title: 'مركبة مسرعة: %{run}',
    body: '%{driver_name}، %{vehicle_name}: %{speed}.',
  },
  overtime_near: {
    name: 'وقت إضافي متوقع',
    title: 'وقت إضافي متوقع: %{run}',
    body: 'العودة المتوقعة لـ %{driver_name} هي %{time}، أي بعد نهاية الوردية بـ %{minutes} د.',
  },
  import_finished: {
    name: 'انتهى الاستيراد',
    title: 'انتهى الاستيراد',
    body: '%{name}: الصفوف المستوردة %{rows}، غير المستوردة %{issues}.',
    failed: 'فشل الاستيراد',
  },
  inbox_undecided: {
    name: 'طلب يحتاج إلى قرار',
    title: 'طلبات تحتاج إلى قرار: %{issues}',
    body: 'وردت من %{name}.',
    many: 'طلبات تحتاج إلى قرار: %{issues}',
  },
  copay_difference: {
    name: 'فرق في الدفع المشترك',
    title: 'فرق في الدفع المشترك: %{driver_name}',
    body: 'في جرد %{date} فرق قدره %{amount}.',
  },
  license_expiring: {
    name: 'رخصة سائق تنتهي قريبًا',
    title: 'رخصة سائق تنتهي قريبًا',
    body: 'تنتهي رخصة %{driver_name} في %{expiration_date}.',
  },
  license_expired: {
    name: 'رخصة سائق منتهية',
    title: 'رخصة سائق منتهية',
    body: 'انتهت رخصة %{driver_name} في %{expiration_date}.',
  },
  inspection_due: {
    name: 'فحص مركبة مستحق قريبًا',
    title: 'فحص مركبة مستحق قريبًا',
    body: 'فحص %{vehicle_name} مستحق في %{expiration_date}.',
  },
  inspection_overdue: {
    name: 'فحص مركبة متأخر',
    title: 'فحص مركبة متأخر',
    body: 'كان فحص %{vehicle_name} مستحقًا في %{expiration_date}.',
  },
  call_missed: {
    name: 'مكالمة فائتة',
    title: 'مكالمة فائتة',
    body: 'اتصل %{name}. لم يرد أحد.',
    many: 'مكالمات فائتة من متصل واحد: %{count}',
  },
  text_received: {
    name: 'رسالة نصية للقراءة',
    title: 'كتب أحد المستلمين',
    body: 'افتح الرسائل النصية لقراءتها والرد عليها.',
    many: 'رسائل كتبها أحد المستلمين: %{count}',
  },
  recipient_not_reached: {
    name: 'رسالة لم تصل إلى المستلم',
    title: 'رسالة لم تصل إلى المستلم: %{run}',
    body: '%{participant_name}. %{channel} «%{news}»: %{error}',
    many: 'رسائل لم تصل إلى المستلمين على %{run}: %{count}',
  },
  message_failed: {
    name: 'رسالة أخرى لم تصل',
    title: 'تعذّر تسليم رسالة',
    body: '%{channel} «%{news}»: %{error}',
    many: 'رسائل تعذّر تسليمها: %{count}',
  },
  driver_message: { name: 'رسالة من المكتب', title: '%{employee_name}', body: '%{text}' },
  asynchronous_processing: {
    name: 'مهمة في الخلفية',
    title: 'ملفك جاهز',
    body: '%{file}',
    failed: 'تعذّر إنشاء ملفك',
  },
  override_sign_in: {
    name: 'أُغلقت الجلسة',
    title: 'أُغلقت الجلسة',
    body: 'يُسمح بجلسة مفتوحة واحدة فقط: تسجيل دخول أحدث أغلق هذه الجلسة.',
  },
  phone_clock_wrong: {
    name: 'ساعة هاتف خاطئة',
    title: 'ساعة هاتف %{driver_name} خاطئة',
    body: '%{run}: ساعة الهاتف خاطئة بمقدار %{minutes} دقيقة، فلا تُؤخذ مواقعه. اضبط تاريخ الهاتف ووقته على التلقائي.',
  },
  vehicle_defect: {
    name: 'مركبة فيها عيب حرج',
    title: 'عيب حرج: %{vehicle_name}',
    body: '%{driver_name}، قبل %{run}: %{defects}. المركبة خارج التخطيط إلى أن يعتمدها أحد.',
  },
  webhook_disabled: {
    name: 'خطاف ويب معطَّل',
    title: 'عُطّل خطاف الويب %{name}',
    body: 'لم يقبل عنوانه الاستدعاءات. يُحفظ ما يحدث في هذه الأثناء إلى أن يفعّله أحد.',
  },
};
