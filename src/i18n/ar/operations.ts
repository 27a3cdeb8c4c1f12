import type { SameKeys } from '../messages';
import type { operations as english } from '../en/operations';

export const operations: SameKeys<typeof english> = {
  lead: 'آخر ست ساعات للخادم الذي ردّ عليك. لكل خادم أرقامه، وإعادة التشغيل تمحوها. لكل الخوادم ولفترات أطول هناك Prometheus.',
  server: 'الخادم %{name}، بدأ %{at}',
  replica: {
    used: 'تأتي القوائم والتقارير من النسخة المتماثلة، وهي متأخرة %{seconds} ث.',
    behind: 'النسخة المتماثلة متأخرة %{seconds} ث: قاعدة البيانات الرئيسية تجيب عن القوائم والتقارير.',
    other:
      'ما يشير إليه DATABASE_READ_URL ليس نسخة متماثلة من قاعدة البيانات هذه: قاعدة البيانات الرئيسية تجيب عن القوائم والتقارير.',
    down: 'النسخة المتماثلة لا ترد: قاعدة البيانات الرئيسية تجيب عن القوائم والتقارير.',
  },
  failed: 'تعذّر تحميل الأرقام.',
  stale: 'هذه الأرقام قديمة: الخادم لا يرد.',
  notYet: 'بدأ الخادم للتو. تصل أولى الأرقام خلال ثوانٍ.',
  now: 'الآن',
  charts: {
    requests: { title: 'الطلبات', note: 'في الثانية' },
    failures: { title: 'أخطاء الخادم', note: 'في الدقيقة (5xx)' },
    p95_ms: { title: 'زمن الاستجابة، p95', note: 'بالملّي ثانية: 95% من الطلبات أسرع' },
    commands: { title: 'التغييرات على اللوحة', note: 'في الدقيقة' },
    live_clients: { title: 'الصفحات المفتوحة', note: 'تصلها التغييرات فورًا' },
    outbox_unread: { title: 'تغييرات لم تُنقل بعد', note: 'لم تصل إلى الصفحات المفتوحة' },
    database_waiting: { title: 'انتظار قاعدة البيانات', note: 'طلبات بلا اتصال' },
    jobs_waiting_seconds: { title: 'المهام في الخلفية', note: 'ثواني انتظار أقدم مهمة' },
    positions: { title: 'مواقع المركبات', note: 'في الدقيقة الأخيرة' },
  },
  keys: 'تنقلك الأسهم من قيمة إلى أخرى.',
  noData: 'لا أرقام بعد',
  noValue: 'بلا قيمة',
  table: 'عرض كجدول',
  columns: { at: 'الوقت', value: 'القيمة' },
};
