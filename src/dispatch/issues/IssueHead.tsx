import clsx from 'clsx';
import { Button, MenuItem, TextField, Typography } from '@mui/material';
import type { Tone } from '../../domain/stops/statusTag';
import { SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { DayField } from '../../board/day/DayField';
import { toggled } from '../../board/boardFilters';
import {
  countListed,
  ISSUE_GROUPS,
  NO_ISSUE_FILTERS,
  OWNERS,
  type IssueFilters,
  type IssueGroup,
} from './filterIssues';
import { IssueFilterChips } from './IssueFilterChips';
import { IssueFiltersButton } from './IssueFiltersButton';
import type { IssueChoices } from './useIssueChoices';
import { barField } from '../../ui/barField';
import styles from './issues.module.css';
import textStyles from '../../ui/theme/text.module.css';
import boardToolbarStyles from '../../board/boardToolbar.module.css';
import countsStyles from '../../board/counts.module.css';
import tones from '../../ui/theme/tones.module.css';

interface IssueHeadProps {
  date: string;
  today: string;
  filters: IssueFilters;
  choices: IssueChoices;
  counts: ReadonlyMap<IssueGroup | 'earlier', number>;
  onDate: (date: string) => void;
  onFilters: (filters: IssueFilters) => void;
}

const TONES: Record<IssueGroup, Tone> = {
  failed: 'red',
  rejected: 'red',
  missing: 'red',
  damaged: 'red',
  unattended: 'amber',
};

/** Day, filters, and the number of issues of each kind; a press shows only those. */
export function IssueHead({ date, today, filters, choices, counts, onDate, onFilters }: IssueHeadProps) {
  const translate = useT();
  const change = (changes: Partial<IssueFilters>) => onFilters({ ...filters, ...changes });
  return (
    <>
      <div>
        <Typography variant="h1">{translate('pages.dispatchIssues')}</Typography>
        <p className={clsx(styles.lead, textStyles.quiet)}>{translate('issues.lead')}</p>
      </div>
      <div className={boardToolbarStyles.toolbar}>
        <DayField date={date} today={today} onDate={onDate} />
        <TextField
          size="small"
          type="search"
          label={translate('dispatch.search')}
          title={translate('dispatch.search')}
          placeholder={translate('dispatch.searchShort')}
          value={filters.text}
          autoComplete="off"
          helperText={
            filters.text.length > 0 && filters.text.trim().length < SEARCH_MIN_CHARACTERS
              ? translate('dispatch.searchHint')
              : undefined
          }
          onChange={({ target }) => change({ text: target.value })}
          sx={{ ...barField, flex: '1 1 220px', maxWidth: 360 }}
        />
        <IssueFiltersButton filters={filters} choices={choices} onFilters={onFilters} />
        <TextField
          select
          size="small"
          label={translate('issues.owner')}
          value={filters.owner ?? 'all'}
          onChange={({ target }) => change({ owner: OWNERS.find((owner) => owner === target.value) ?? null })}
          sx={{ ...barField, minWidth: 150 }}
        >
          {['all' as const, ...OWNERS].map((owner) => (
            <MenuItem key={owner} value={owner}>
              {translate(`issues.owners.${owner}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className={countsStyles.counts} role="group" aria-label={translate('issues.groupFilters')}>
        {ISSUE_GROUPS.filter((group) => counts.get(group) || filters.groups.includes(group)).map((group) => (
          <button
            key={group}
            type="button"
            className={clsx(countsStyles.count, tones[TONES[group]])}
            aria-pressed={filters.groups.includes(group)}
            onClick={() => change({ groups: toggled(filters.groups, group) })}
          >
            {translate(`issues.groups.${group}`)} <b>{counts.get(group) ?? 0}</b>
          </button>
        ))}
        {counts.get('earlier') || filters.isEarlier ? (
          <button
            type="button"
            className={clsx(countsStyles.count, tones.violet)}
            aria-pressed={filters.isEarlier}
            onClick={() => change({ isEarlier: !filters.isEarlier })}
          >
            {translate('issues.earlier')} <b>{counts.get('earlier') ?? 0}</b>
          </button>
        ) : null}
        {countListed(filters) > 0 || filters.isEarlier || filters.owner || filters.text ? (
          <Button size="small" onClick={() => onFilters(NO_ISSUE_FILTERS)}>
            {translate('dispatch.clearFilters')}
          </Button>
        ) : null}
      </div>
      <IssueFilterChips filters={filters} choices={choices} onFilters={onFilters} />
    </>
  );
}
