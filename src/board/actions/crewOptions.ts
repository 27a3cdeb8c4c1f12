import type { Employee } from '../../resources/employees/employees.resource';
import type { CrewOption } from './CrewField';

export function driverOptions(drivers: readonly Pick<Employee, 'id' | 'full_name'>[] = []): CrewOption[] {
  return drivers.map(({ id, full_name }) => ({ id, label: full_name ?? '' }));
}

/** Vehicles or CDPs. */
export function namedOptions(records: readonly { id: number; name: string }[] = []): CrewOption[] {
  return records.map(({ id, name }) => ({ id, label: name }));
}
