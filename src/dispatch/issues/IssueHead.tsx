import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import { SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { DayField } from '../../board/day/DayField';
import { ISSUE_GROUPS, OWNERS, type IssueFilters, type IssueGroup } from './filterIssues';

interface IssueHeadProps {
  date: string;
  today: string;
  filters: IssueFilters;
  counts: ReadonlyMap<IssueGroup | 'earlier', number>;
  onDate: (date: string) => void;
  onFilters: (filters: IssueFilters) => void;
}

const TONES: Record<IssueGroup, string> = {
  failed: 'red',
  rejected: 'red',
  missing: 'red',
  damaged: 'red',
  unattended: 'amber',
};

/** Day, filters, and how many there are of each kind; a press shows only those. */
export function IssueHead({ date, today, filters, counts, onDate, onFilters }: IssueHeadProps) {
  const translate = useT();
  const cdps = useGetList('cdps', { filter: { is_active: true }, pagination: { page: 1, perPage: 100 } });
  const change = (changes: Partial<IssueFilters>) => onFilters({ ...filters, ...changes });
  return (
    <>
      <div>
        <Typography variant="h1">{translate('pages.dispatchIssues')}</Typography>
        <p className="issues-lead quiet">{translate('issues.lead')}</p>
      </div>
      <div className="board-toolbar">
        <DayField date={date} today={today} onDate={onDate} />
        <TextField
          size="small"
          type="search"
          label={translate('dispatch.search')}
          value={filters.text}
          autoComplete="off"
          helperText={
            filters.text.length > 0 && filters.text.trim().length < SEARCH_MIN_CHARACTERS
              ? translate('dispatch.searchHint')
              : undefined
          }
          onChange={({ target }) => change({ text: target.value })}
          sx={{ flex: '1 1 220px', maxWidth: 360 }}
        />
        <TextField
          select
          size="small"
          label={translate('dispatch.cdp')}
          value={filters.cdpId ?? 0}
          onChange={({ target }) => change({ cdpId: Number(target.value) || null })}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value={0}>{translate('dispatch.allCdps')}</MenuItem>
          {(cdps.data ?? []).map((cdp) => (
            <MenuItem key={cdp.id} value={Number(cdp.id)}>
              {String(cdp.name)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('issues.owner')}
          value={filters.owner ?? 'all'}
          onChange={({ target }) => change({ owner: OWNERS.find((owner) => owner === target.value) ?? null })}
          sx={{ minWidth: 150 }}
        >
          {['all' as const, ...OWNERS].map((owner) => (
            <MenuItem key={owner} value={owner}>
              {translate(`issues.owners.${owner}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className="status-counts" role="group" aria-label={translate('issues.groupFilters')}>
        {ISSUE_GROUPS.filter((group) => counts.get(group) || group === filters.group).map((group) => (
          <button
            key={group}
            type="button"
            className={`status-count tone-${TONES[group]}`}
            aria-pressed={group === filters.group}
            onClick={() => change({ group: group === filters.group ? null : group })}
          >
            {translate(`issues.groups.${group}`)} <b>{counts.get(group) ?? 0}</b>
          </button>
        ))}
        {counts.get('earlier') || filters.isEarlier ? (
          <button
            type="button"
            className="status-count tone-violet"
            aria-pressed={filters.isEarlier}
            onClick={() => change({ isEarlier: !filters.isEarlier })}
          >
            {translate('issues.earlier')} <b>{counts.get('earlier') ?? 0}</b>
          </button>
        ) : null}
        {filters.group || filters.isEarlier || filters.owner || filters.cdpId || filters.text ? (
          <Button
            size="small"
            onClick={() => onFilters({ group: null, isEarlier: false, owner: null, cdpId: null, text: '' })}
          >
            {translate('dispatch.clearFilters')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
