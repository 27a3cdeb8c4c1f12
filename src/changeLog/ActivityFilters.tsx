import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { registry } from '../resources/registry';
import { Filter } from '../ui/log/LogFilter';
import { Select } from '../ui/Select';
import { countSet } from '../ui/PageFilters';
import { DayFilters, LogFilterBar, PersonFilter } from '../ui/log/LogFilterBar';
import { ACTIVITY_KINDS } from '../contract/logs/activity';
import { ACTIVITY_LOG } from './activityLog';
import { actionWord, resourceWord } from './logWords';
import { EVERYTHING, type LogFilters } from './useLogFilters';

/** Common filters; other actions can be found by their record. */
const ACTIONS = ['create', 'update', 'changeStatus', 'undo', 'read', 'search', 'export', 'signIn', 'signOut'];

/** Kinds of records without a declaration. */
const OTHERS = ['settings', 'users', 'user_types', 'delivery_manifest'];

interface ActivityFiltersProps {
  filters: LogFilters;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Kind, person, action and days: all in the URL, so that a view can be shared. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const translate = useT();
  const navigate = useNavigate();
  const logged = [
    ...new Set([...Object.keys(registry), ...OTHERS, ...(filters.resource ? [filters.resource] : [])]),
  ];
  const { person, action, from, to } = filters;
  const any = { value: '', text: translate('changeLog.filters.any') };
  return (
    <LogFilterBar count={countSet({ person, action, from, to })}>
      <Filter label={translate('changeLog.filters.resource')}>
        {(id) => (
          <Select
            id={id}
            value={filters.resource ?? EVERYTHING}
            options={[
              { value: EVERYTHING, text: translate('changeLog.everything') },
              ...logged.map((name) => ({ value: name, text: resourceWord(name, translate) })),
            ]}
            onChange={(value) => void navigate(`/change-log/${value}`)}
          />
        )}
      </Filter>
      <Filter label={translate('changeLog.filters.kind')}>
        {(id) => (
          <Select
            id={id}
            value={filters.kind}
            options={ACTIVITY_KINDS.map((kind) => ({
              value: kind,
              text: translate(`changeLog.kinds.${kind}`),
            }))}
            onChange={(kind) => onChange({ kind: kind === 'changes' ? null : kind })}
          />
        )}
      </Filter>
      <PersonFilter
        log={ACTIVITY_LOG}
        label={translate('changeLog.filters.person')}
        value={filters.person}
        onChange={(person) => onChange({ person })}
      />
      <Filter label={translate('changeLog.filters.action')}>
        {(id) => (
          <Select
            id={id}
            value={filters.action}
            options={[
              any,
              ...ACTIONS.map((action) => ({ value: action, text: actionWord(action, translate) })),
            ]}
            onChange={(action) => onChange({ action })}
          />
        )}
      </Filter>
      <DayFilters days={filters} onChange={onChange} />
    </LogFilterBar>
  );
}
