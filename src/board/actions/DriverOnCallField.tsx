import { useQuery } from '@tanstack/react-query';
import type { Problem } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { CrewField } from './CrewField';
import { driversOnCallCall } from '../../contract/board/catalogs';
import { readApi } from '../../providers/callApi';

interface DriverOnCallFieldProps {
  /** Drivers who have the deliveries now: they cannot be the target. */
  without: readonly (number | null)[];
  value: number | null;
  problem?: Problem;
  onChange: (id: number | null) => void;
}

/** Choice of a driver on call, with their number of runs today (spec §7 `/employees/drivers-on-call`). */
export function DriverOnCallField({ without, value, problem, onChange }: DriverOnCallFieldProps) {
  const translate = useT();
  const drivers = useQuery({
    queryKey: ['driversOnCall'],
    queryFn: ({ signal }) => readApi(driversOnCallCall, {}, { signal }),
  });
  const options = (drivers.data ?? [])
    .filter((driver) => !without.includes(driver.id))
    .map((driver) => ({
      id: driver.id,
      label: `${driver.full_name} · ${
        driver.runs_today === 0
          ? translate('actions.transfer.noRun')
          : translate('actions.transfer.runs', { smart_count: driver.runs_today })
      }`,
    }));
  return (
    <CrewField
      id="transfer-employee_id"
      label={translate('actions.transfer.driver')}
      options={options}
      isLoading={drivers.isPending}
      value={value}
      problem={drivers.isError ? { message: 'actions.transfer.failed' } : problem}
      hint={drivers.data && options.length === 0 ? translate('actions.transfer.nobody') : undefined}
      onChange={onChange}
    />
  );
}
