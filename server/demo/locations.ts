import type { SeedRow } from './insertRows';

const LOCATIONS = [
  ['HARBORVIEW DIALYSIS', 'dialysis', '4120 THIRD AVE', 'SAN DIEGO', '92103'],
  ['SOUTH BAY DIALYSIS', 'dialysis', '610 E ST', 'CHULA VISTA', '91910'],
  ['MESA GENERAL HOSPITAL', 'hospital', '7900 FROST ST', 'SAN DIEGO', '92123'],
  ['OTAY COMMUNITY CLINIC', 'clinic', '1450 THIRD AVE', 'CHULA VISTA', '91911'],
  ['NORTH COUNTY LABORATORY', 'laboratory', '330 W VALLEY PKWY', 'ESCONDIDO', '92025'],
  ['HILLCREST OFFICE', 'office', '3902 FIFTH AVE', 'SAN DIEGO', '92103'],
] as const;

/** Places that come up again and again, all invented. */
export function makeLocations(at: string): SeedRow[] {
  return LOCATIONS.map(([name, kind, address, city, zipcode], index) => ({
    id: index + 1,
    created_at: at,
    updated_at: at,
    name,
    kind,
    address,
    city,
    state: 'CA',
    zipcode,
    phone_number: `619555${String(200 + index).padStart(4, '0')}`,
    comment: kind === 'hospital' ? 'Use the service entrance on the north side.' : null,
    is_active: true,
  }));
}
