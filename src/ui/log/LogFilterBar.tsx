import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { useLogPeople, type Log } from './logCalls';
import { Select } from '../Select';
import { Filter } from './LogFilter';
import { DayInput } from '../DayInput';
import { PageFilters } from '../PageFilters';

/** The filters of a log, in a row that breaks. */
export function LogFilterBar({ count, children }: { count: number; children: ReactNode }) {
  const translate = useT();
  return (
    <PageFilters
      label={translate('changeLog.filters.title')}
      count={count}
      row={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
        maxWidth: 1180,
      }}
    >
      {children}
    </PageFilters>
  );
}

interface PersonFilterProps {
  log: Pick<Log<unknown, unknown>, 'path' | 'people'>;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function PersonFilter({ log, label, value, onChange }: PersonFilterProps) {
  const translate = useT();
  const people = useLogPeople(log).map((one) => ({ value: String(one.id), text: one.full_name }));
  const any = { value: '', text: translate('changeLog.filters.any') };
  return (
    <Filter label={label}>
      {(id) => <Select id={id} value={value} options={[any, ...people]} onChange={onChange} />}
    </Filter>
  );
}

interface DayFiltersProps {
  days: { from: string; to: string };
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** The first and the last day. */
export function DayFilters({ days, onChange }: DayFiltersProps) {
  const translate = useT();
  return (['from', 'to'] as const).map((name) => (
    <DayInput
      onlyDays
      key={name}
      fullWidth
      label={translate(`changeLog.filters.${name}`)}
      value={days[name]}
      onChange={(day) => onChange({ [name]: day })}
    />
  ));
}
