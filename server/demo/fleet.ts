import { addDays } from '../../src/domain/time/dates';
import type { SeedRow } from './insertRows';

const ITEMS: readonly (readonly [en: string, es: string, ar: string, type: string, isCritical: boolean])[] = [
  ['Brakes', 'Frenos', 'الفرامل', 'all', true],
  ['Tires and wheels', 'Llantas y ruedas', 'الإطارات والعجلات', 'all', true],
  [
    'Headlights, brake lights and turn signals',
    'Luces delanteras, de freno y direccionales',
    'المصابيح الأمامية وأضواء الفرامل وإشارات الانعطاف',
    'all',
    true,
  ],
  [
    'Windshield, wipers and mirrors',
    'Parabrisas, limpiaparabrisas y espejos',
    'الزجاج الأمامي والمسّاحات والمرايا',
    'all',
    false,
  ],
  ['Seat belts', 'Cinturones de seguridad', 'أحزمة الأمان', 'all', true],
  ['Fluids and leaks', 'Líquidos y fugas', 'السوائل والتسريبات', 'all', false],
  ['Body damage', 'Daños en la carrocería', 'أضرار الهيكل', 'all', false],
  [
    'Cooler box is clean and works',
    'Nevera limpia y en funcionamiento',
    'صندوق التبريد نظيف ويعمل',
    'all',
    false,
  ],
  [
    'Sliding door and cargo net',
    'Puerta corrediza y red de carga',
    'الباب المنزلق وشبكة الحمولة',
    'van',
    false,
  ],
];

/** The checklists of the demo. */
export function makeChecklist(at: string) {
  return ITEMS.map(([name_en, name_es, name_ar, vehicle_type, is_critical], index) => ({
    id: index + 1,
    created_at: at,
    updated_at: at,
    name_en,
    name_es,
    name_ar,
    vehicle_type,
    place: (index + 1) * 10,
    is_critical,
    is_active: true,
  }));
}

/** Absences of the next weeks: the runs of the demo have their drivers and vehicles. */
export function makeAbsences(today: string, at: string): SeedRow[] {
  const row = (
    who: Record<string, number | null>,
    kind: string,
    from: number,
    to: number,
    comment: string,
  ) => ({
    created_at: at,
    updated_at: at,
    employee_id: null,
    vehicle_id: null,
    ...who,
    kind,
    starts_on: addDays(today, from),
    ends_on: addDays(today, to),
    comment,
    is_active: true,
  });
  return [
    row({ employee_id: 5 }, 'vacation', 9, 15, 'Approved in October'),
    row({ employee_id: 12 }, 'vacation', 3, 7, 'Approved in September'),
    row({ employee_id: 20 }, 'sick', 1, 2, ''),
    row({ employee_id: 31 }, 'other', 8, 8, 'Court date'),
    row({ vehicle_id: 7 }, 'service', 10, 11, 'Oil change and tires'),
    row({ vehicle_id: 22 }, 'service', 4, 4, 'Brakes'),
  ];
}
